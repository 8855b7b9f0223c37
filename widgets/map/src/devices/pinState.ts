import type { DeviceProfile, Grade, NodeStatus } from '@airshed/kit'

/**
 * The states of a pin, worst first: a device that measures air has the state of its air, any other its
 * status. The order decides which device determines the state of a cluster.
 */
export const PIN_STATES = [
  'poor',
  'error',
  'moderate',
  'offline',
  'hibernated',
  'deactivated',
  'inventory',
  'leased',
  'shared',
  'activated',
  'online',
] as const
export type PinState = (typeof PIN_STATES)[number]

/** Grades by their names in the common standards. */
const GRADE_STATES: Readonly<Record<string, PinState>> = {
  excellent: 'online',
  good: 'online',
  satisfactory: 'online',
  fair: 'online',
  within: 'online',
  moderate: 'moderate',
  unhealthy_sensitive: 'moderate',
  poor: 'poor',
  veryPoor: 'poor',
  very_poor: 'poor',
  extremely_poor: 'poor',
  unhealthy: 'poor',
  very_unhealthy: 'poor',
  hazardous: 'poor',
  above: 'poor',
}

/** An unknown grade counts by its place: the best third, the middle one, the worst. */
function stateOfGrade({ id }: Grade, { grades }: Pick<DeviceProfile, 'grades'>): PinState {
  const known = GRADE_STATES[id]
  if (known !== undefined) return known
  const place = grades.findIndex((one) => one.id === id) / Math.max(1, grades.length - 1)
  if (place < 1 / 3) return 'online'
  return place < 2 / 3 ? 'moderate' : 'poor'
}

/**
 * The state of a pin.
 *
 * @param grade of what the device measures now; null if nothing is graded
 * @param profile that the grade comes from
 */
export function pinState(
  status: NodeStatus,
  grade: Grade | null,
  profile: Pick<DeviceProfile, 'grades'> | undefined,
): PinState {
  if (status === 'online' && grade !== null && profile !== undefined) {
    return stateOfGrade(grade, profile)
  }
  const asGrade = GRADE_STATES[status]
  return asGrade ?? (status as PinState)
}
