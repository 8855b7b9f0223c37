import {
  hidingReason,
  type HidingReason,
  type Measurement,
  type SensorFault,
} from '@airshed/schemas'

/**
 * Since when a sensor's readings have been hidden.
 *
 * @param flags of its newest reading; they give the reason
 */
export function sensorFaultSince(
  sinceMs: number,
  lastGood: Measurement | null,
  flags = 0,
): SensorFault {
  const reason = hidingReason(flags) ?? 'sensorFault'
  return { sinceMs, lastGood, ...(reason === 'sensorFault' ? {} : { reason }) }
}

/** Why the newest reading of a sensor is hidden. */
export const faultReason = ({ reason = 'sensorFault' }: SensorFault): HidingReason => reason
