import { MEASUREMENT_FLAGS } from '@airshed/schemas'

/** What SDS011-type particle sensors report while their fan is stopped. */
const DEAD_FAN_VALUES = new Set([999.9, 1999.9])

/** The fault flag of a reading, otherwise 0. Only particle parameters (132:*) have fan codes. */
export function faultFlag(parameterId: string | null, value: number): number {
  const isDeadFan = parameterId?.startsWith('132:') === true && DEAD_FAN_VALUES.has(value)
  return isDeadFan ? MEASUREMENT_FLAGS.sensorFault : 0
}
