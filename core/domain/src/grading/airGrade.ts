import type { AirQuality, Averaging, DeviceProfile, Grade, JudgedPollutant } from '@airshed/schemas'
import { airRank } from './airRank.ts'

/** A grade of a mean over hours, as opposed to that of the newest reading beside it. */
export interface AirGrade {
  readonly grade: Grade
  /** US sub-index; null: the standard has no numbers, or the value is beyond its table. */
  readonly index: number | null
  /** What was judged: never a single reading. */
  readonly averaging: Exclude<Averaging, 'reading'>
  /** Where it is measured. */
  readonly dataPointId: string
}

/**
 * The grades of a device that are based on means of hours, in the order of its profile. Grades of the newest readings
 * are left out: they are computed where they are shown, as they arrive.
 *
 * @param air as the server judged it; undefined: unknown
 * @param profile that of the device; none of its grades apply if the air was judged by another one
 */
export function airGrades(
  air: AirQuality | undefined,
  profile: DeviceProfile | undefined,
): readonly AirGrade[] {
  if (air === undefined || profile?.id !== air.profile_id) return []
  return air.pollutants.flatMap((pollutant) => {
    const { averaging, index, data_point_id: dataPointId } = pollutant
    const grade = gradeOf(pollutant, profile)
    if (grade === undefined || averaging === 'reading') return []
    return [{ grade, index, averaging, dataPointId }]
  })
}

/** The worst of them, by grade and then by sub-index, the first in a tie; null if there are none. */
export function worstAirGrade(
  profile: DeviceProfile | undefined,
  grades: readonly AirGrade[],
): AirGrade | null {
  let worst: AirGrade | null = null
  if (profile === undefined) return worst
  for (const one of grades) {
    if (worst === null || rankOf(profile, one) > rankOf(profile, worst)) worst = one
  }
  return worst
}

const gradeOf = ({ grade_id: id }: JudgedPollutant, { grades }: DeviceProfile) =>
  grades.find((grade) => grade.id === id)

const rankOf = (profile: DeviceProfile, { grade, index }: AirGrade): number =>
  airRank(profile, grade.id, index)
