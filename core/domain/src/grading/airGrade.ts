import type {
  AirQuality,
  Averaging,
  DataPoint,
  DeviceProfile,
  Grade,
  JudgedPollutant,
} from '@airshed/schemas'
import { airRank } from './airRank.ts'
import { gradedMean, type GradedMean } from './gradedMean.ts'

/** A grade of a mean over hours with that mean, as opposed to that of the newest reading. */
export interface AirGrade {
  readonly grade: Grade
  /** US sub-index; null: the standard has no numbers, or the value is beyond its table. */
  readonly index: number | null
  /** What was graded: never a single reading. */
  readonly averaging: Exclude<Averaging, 'reading'>
  /** The number that has the grade: it is shown in place of the newest reading, which may have another one. */
  readonly mean: GradedMean
  /** Where it is measured. */
  readonly dataPointId: string
}

/**
 * The grades of a device that are based on means of hours, in the order of its profile. Grades of the newest readings
 * are left out: they are computed where they are shown, as they arrive.
 *
 * @param air as the server graded it; undefined: unknown
 * @param profile that of the device; none of its grades apply if the air was graded by another one
 * @param points data points of the device, in whose units its means are; default: the units of the standard
 */
export function airGrades(
  air: AirQuality | undefined,
  profile: DeviceProfile | undefined,
  points: readonly Pick<DataPoint, '_id' | 'unit' | 'precision'>[] = [],
): readonly AirGrade[] {
  if (air === undefined || profile?.id !== air.profile_id) return []
  return air.pollutants.flatMap((pollutant) => {
    const { averaging, index, data_point_id: dataPointId } = pollutant
    const grade = gradeOf(pollutant, profile)
    const point = points.find(({ _id: id }) => id === dataPointId)
    const mean = gradedMean(profile, pollutant, point)
    if (grade === undefined || averaging === 'reading' || mean === null) return []
    return [{ grade, index, averaging, mean, dataPointId }]
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
