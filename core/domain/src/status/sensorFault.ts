import {
  hidingReason,
  type HidingReason,
  type Measurement,
  type SensorFault,
} from '@airshed/schemas'

/**
 * Since when nothing of a sensor is shown.
 *
 * @param flags of its newest reading; they say why
 */
export function sensorFaultSince(
  sinceMs: number,
  lastGood: Measurement | null,
  flags = 0,
): SensorFault {
  const reason = hidingReason(flags) ?? 'sensorFault'
  return { sinceMs, lastGood, ...(reason === 'sensorFault' ? {} : { reason }) }
}

/** Why the newest reading of a sensor is not shown. */
export const faultReason = ({ reason = 'sensorFault' }: SensorFault): HidingReason => reason
