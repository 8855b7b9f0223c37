import { gradesWithinLimit } from '@airshed/profiles'
import type { DeviceProfile, Grade, JudgedPollutant } from '@airshed/schemas'

/** How bad the air at one place is, comparable between places that different standards grade. */
export interface PlaceAir {
  readonly grade: Grade
  /** Grades from the limit of the standard: 0 is the first above it, −1 the last within. */
  readonly steps: number
  /** Value of the pollutant as a multiple of its limit. */
  readonly ratio: number
  /** The pollutant that decides. */
  readonly pollutant: JudgedPollutant
}

/** Whether a profile limits how much there is of a parameter, as opposed to a window of comfort, as of temperature. */
export function hasUpperLimit({ grades, ranges }: DeviceProfile, parameterId: string): boolean {
  const best = ranges[parameterId]?.bounds.filter(({ status }) => status === grades[0]?.id) ?? []
  return best.length > 0 && best.every(({ gt, gte }) => gt === undefined && gte === undefined)
}

/**
 * The air at a place: the pollutant with the worst grade, then with the greatest multiple of its limit. Comfort, such
 * as temperature and humidity, does not count.
 *
 * @param pollutants as its standard graded them
 * @returns null if none has a grade
 */
export function placeAir(
  profile: DeviceProfile,
  pollutants: readonly JudgedPollutant[],
): PlaceAir | null {
  const within = gradesWithinLimit(profile)
  const graded = pollutants.flatMap((pollutant): PlaceAir[] => {
    const at = profile.grades.findIndex(({ id }) => id === pollutant.grade_id)
    const grade = profile.grades[at]
    if (grade === undefined || !hasUpperLimit(profile, pollutant.parameter_id)) return []
    return [{ grade, steps: at - within, ratio: ratioOf(profile, pollutant), pollutant }]
  })
  return graded.toSorted(compareAir)[0] ?? null
}

export const isAboveLimit = ({ steps }: Pick<PlaceAir, 'steps'>): boolean => steps >= 0

/** Comparator for `sort`, the worst first: by grades from the limit, then by the multiple of it. */
export const compareAir = (one: PlaceAir, other: PlaceAir): number =>
  other.steps - one.steps || other.ratio - one.ratio

/** The limit is where the last grade within it ends; a parameter may skip that grade. */
function ratioOf(profile: DeviceProfile, { parameter_id: id, value }: JudgedPollutant): number {
  const within = new Set(
    profile.grades.slice(0, gradesWithinLimit(profile)).map((grade) => grade.id),
  )
  const ends = (profile.ranges[id]?.bounds ?? [])
    .filter(({ status }) => within.has(status))
    .map(({ lte, lt }) => lte ?? lt ?? Number.POSITIVE_INFINITY)
  const limit = Math.max(...ends)
  return value === null || !Number.isFinite(limit) || limit <= 0 ? 0 : value / limit
}
