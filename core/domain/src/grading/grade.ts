import { parameterById } from '@airshed/profiles'
import type { DeviceProfile, Grade, GradeBound } from '@airshed/schemas'
import { truncateTo } from './truncate.ts'
import { conversionFactor } from './units.ts'

/**
 * The grade that a profile gives a value.
 *
 * @param unit - unit of the value; default: the parameter's unit in the catalogue
 * @returns null when the profile does not grade the parameter, the unit cannot be converted into
 *   the profile's, or there is no value
 */
export function gradeValue(
  profile: DeviceProfile,
  parameterId: string,
  value: number | null,
  unit: string | undefined = parameterById(parameterId)?.unit,
): Grade | null {
  const range = profile.ranges[parameterId]
  if (range === undefined || value === null || !Number.isFinite(value)) return null
  const factor = conversionFactor(parameterId, unit ?? range.unit, range.unit)
  if (factor === null) return null
  const graded = truncateTo(value * factor, range.truncateTo)
  const bound = range.bounds.find((one) => isWithin(one, graded))
  return profile.grades.find(({ id }) => id === bound?.status) ?? null
}

/** The worst of the grades by the profile's order; null if there are none. */
export function worstGrade(
  profile: DeviceProfile,
  grades: readonly (Grade | null)[],
): Grade | null {
  const ranks = new Map(profile.grades.map(({ id }, rank) => [id, rank]))
  let worst: Grade | null = null
  for (const grade of grades) {
    if (grade === null) continue
    if (worst === null || (ranks.get(grade.id) ?? -1) > (ranks.get(worst.id) ?? -1)) worst = grade
  }
  return worst
}

function isWithin(bound: GradeBound, value: number): boolean {
  return (
    value > (bound.gt ?? Number.NEGATIVE_INFINITY) &&
    value >= (bound.gte ?? Number.NEGATIVE_INFINITY) &&
    value < (bound.lt ?? Number.POSITIVE_INFINITY) &&
    value <= (bound.lte ?? Number.POSITIVE_INFINITY)
  )
}
