import { indexOfProfile, type IndexTable, type NumericIndex } from '@airshed/profiles'
import type {
  AirQuality,
  Averaging,
  DeviceProfile,
  JudgedPollutant,
  OverallAirQuality,
} from '@airshed/schemas'
import { hasMeanOfHours } from '../statistics/dueHours.ts'
import { airRank } from './airRank.ts'
import { averagingOf, averagingOfPeriod } from './averaging.ts'
import { gradeValue } from './grade.ts'
import { gradedValue, type AirReadings } from './gradedValue.ts'
import { indexGradeId, subIndex } from './numericIndex.ts'
import { truncateTo } from './truncate.ts'
import { readMassUnit } from '../units/massUnit.ts'
import { conversionFactor, standardUnit } from './units.ts'

/** One parameter that a device measures. */
export interface AirPoint extends AirReadings {
  readonly dataPointId: string
  readonly parameterId: string
  readonly unit: string
}

/**
 * The air quality of a device by its profile: each pollutant averaged as the profile requires, its grade, its sub-index
 * if the standard gives a number, and the worst of them.
 *
 * @param points those of the device, one per parameter; what the profile does not grade is left out
 * @param index of the profile. Default: the one that is shipped
 */
export function airQuality(
  profile: DeviceProfile,
  points: readonly AirPoint[],
  index: NumericIndex | null = indexOfProfile(profile),
): Pick<AirQuality, 'overall' | 'pollutants'> {
  const standard = { profile, index }
  const pollutants = Object.keys(profile.ranges).flatMap((parameterId) => {
    const point = points.find((one) => one.parameterId === parameterId)
    if (point === undefined || !hasMeanOfHours(point.kind)) return []
    const [first, ...further] = scalesOf(standard, parameterId).map((scale) =>
      graded(standard, point, scale),
    )
    if (first === undefined) return []
    return [
      further.reduce(
        (worst, one) => (rankOf(profile, one) > rankOf(profile, worst) ? one : worst),
        first,
      ),
    ]
  })
  return { overall: overallOf(profile, pollutants), pollutants }
}

interface Standard {
  readonly profile: DeviceProfile
  readonly index: NumericIndex | null
}

/** One way in which a standard grades a parameter. */
interface Scale {
  readonly averaging: Averaging
  readonly unit: string
  readonly step: number | null
  /** null: the standard has only grades. */
  readonly table: IndexTable | null
  /** Whether a value outside its table still has a grade: a further table, as of peaks, has none. */
  readonly isGrading: boolean
}

/** The scale that grades a parameter first; none if the profile does not grade it. */
function scalesOf({ profile, index }: Standard, parameterId: string): Scale[] {
  const range = profile.ranges[parameterId]
  const averaging = averagingOf(profile, parameterId, index)
  if (range === undefined || averaging === null) return []
  const [table = null, ...further] =
    index?.tables.filter((one) => one.parameterId === parameterId) ?? []
  const { unit, truncateTo: step } = range
  return [
    { averaging, unit, step, table, isGrading: true },
    ...further.flatMap((other): Scale[] => {
      const period = averagingOfPeriod(other.averagingPeriodMs, index)
      if (period === null) return []
      const { unit: own, truncateTo: ownStep } = other
      return [{ averaging: period, unit: own, step: ownStep, table: other, isGrading: false }]
    }),
  ]
}

function graded(
  { profile, index }: Standard,
  point: AirPoint,
  { averaging, unit, step, table, isGrading }: Scale,
): JudgedPollutant {
  const { dataPointId, parameterId } = point
  const { value: average, count, expected, coverage, withheld } = gradedValue(averaging, point)
  const factor = conversionFactor(parameterId, point.unit, unit)
  const value = average === null || factor === null ? null : cut(average * factor, step)
  const shown = standardUnit(parameterId, unit)
  const reference = readMassUnit(shown)?.reference
  const number = index === null || table === null ? null : subIndex(index, table, value)
  const grade = isGrading ? gradeValue(profile, parameterId, value, unit) : null
  const gradeId =
    index === null || number === null ? (grade?.id ?? null) : indexGradeId(index, number)
  return {
    parameter_id: parameterId,
    data_point_id: dataPointId,
    averaging,
    value,
    unit: shown,
    ...(reference == null || reference === 'measured' ? {} : { gas_reference: reference }),
    count,
    expected,
    coverage,
    withheld: factor === null ? 'unit' : withheld,
    index: number,
    grade_id: gradeId,
  }
}

/** Instruments drift below zero: truncated downwards, such a value would seem even lower. */
const cut = (value: number, step: number | null): number =>
  value < 0 ? value : truncateTo(value, step)

function overallOf(
  profile: DeviceProfile,
  pollutants: readonly JudgedPollutant[],
): OverallAirQuality | null {
  let worst: JudgedPollutant | null = null
  for (const one of pollutants) {
    if (one.grade_id === null) continue
    if (worst === null || rankOf(profile, one) > rankOf(profile, worst)) worst = one
  }
  if (worst?.grade_id == null) return null
  return { index: worst.index, grade_id: worst.grade_id, parameter_id: worst.parameter_id }
}

const rankOf = (profile: DeviceProfile, { grade_id: id, index }: JudgedPollutant): number =>
  airRank(profile, id, index)
