import type { MEASUREMENT_FLAGS } from '@airshed/schemas'

/** What each flag says about a reading, for readers who have nothing but an archive. */
export const FLAG_MEANINGS: Readonly<Record<keyof typeof MEASUREMENT_FLAGS, string>> = {
  sensorFault: 'The instrument reported a fault',
  futureTime: 'The measured time was in the future: the time is that of arrival',
  receivedTime: 'The payload had no time: the time is that of arrival',
  implausible: 'Outside the plausible range of the parameter',
  invalid: 'Rejected by the quality control of its sender',
  unsetClock: 'The clock of the device was not set',
  unknownTime:
    'Stored with the time of a clock that was not set: nobody knows when it was measured',
  belowLimit: 'Below the detection limit, which stands in place of the value',
  rejected: 'Rejected by a quality flag that a rule or a person has set',
}
