import { sentinelsOfParameter } from '@airshed/profiles'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'

/**
 * The fault flag of a reading, otherwise 0: its value is one by which instruments say that they have none.
 *
 * @param parameterId null: unknown, and no value means that
 * @param value as it came, before its unit is converted
 */
export function faultFlag(parameterId: string | null, value: number | null): number {
  const isSentinel =
    parameterId !== null && value !== null && sentinelsOfParameter(parameterId).includes(value)
  return isSentinel ? MEASUREMENT_FLAGS.sensorFault : 0
}
