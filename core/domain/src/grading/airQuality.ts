import { US_AQI_2024, US_AQI_2024_POLLUTANTS, type UsAqiPollutantId } from '@airshed/profiles'
import type {
  AirQuality,
  Averaging,
  DeviceProfile,
  JudgedPollutant,
  OverallAirQuality,
} from '@airshed/schemas'
import { hasMeanOfHours } from '../statistics/dueHours.ts'
import { airRank } from './airRank.ts'
import { averagingOf } from './averaging.ts'
import { gradeValue } from './grade.ts'
import { judgedValue, type AirReadings } from './judgedValue.ts'
import { truncateTo } from './truncate.ts'
import { readMassUnit } from '../units/massUnit.ts'
import { conversionFactor, standardUnit } from './units.ts'
import { usAqiGradeId, usAqiSubIndex } from './usAqi.ts'

/** One parameter that a device measures. */
export interface AirPoint extends AirReadings {
  readonly dataPointId: string
  readonly parameterId: string
  readonly unit: string
}

/** Another table for the same parameter: a short peak of ozone may be worse than its 8 h mean. */
const SHORT_OZONE = { parameterId: '170:2', tableId: 'o3_1h', averaging: 'hour' } as const

/**
 * The air quality of a device by its profile: each pollutant averaged as the profile requires, its grade, its sub-index
 * by the US tables, and the worst of them.
 *
 * @param points those of the device, one per parameter; what the profile does not judge is left out
 */
export function airQuality(
  profile: DeviceProfile,
  points: readonly AirPoint[],
): Pick<AirQuality, 'overall' | 'pollutants'> {
  const pollutants = Object.keys(profile.ranges).flatMap((parameterId) => {
    const point = points.find((one) => one.parameterId === parameterId)
    const averaging = averagingOf(profile, parameterId)
    if (point === undefined || averaging === null || !hasMeanOfHours(point.kind)) return []
    const [table] = tablesOf(profile, parameterId)
    const long = judged(profile, point, { averaging, tableId: table?.id ?? null })
    if (table === undefined || parameterId !== SHORT_OZONE.parameterId) return [long]
    const short = judged(profile, point, SHORT_OZONE)
    return [rankOf(profile, short) > rankOf(profile, long) ? short : long]
  })
  return { overall: overallOf(profile, pollutants), pollutants }
}

const tablesOf = (profile: DeviceProfile, parameterId: string) =>
  profile.id === US_AQI_2024.id
    ? US_AQI_2024_POLLUTANTS.filter((table) => table.parameterId === parameterId)
    : []

interface Table {
  readonly averaging: Averaging
  /** null: the profile has only grades. */
  readonly tableId: UsAqiPollutantId | null
}

function judged(
  profile: DeviceProfile,
  point: AirPoint,
  { averaging, tableId }: Table,
): JudgedPollutant {
  const { dataPointId, parameterId } = point
  const { unit = '', truncateTo: step = null } = profile.ranges[parameterId] ?? {}
  const { value: average, count, expected, coverage, withheld } = judgedValue(averaging, point)
  const factor = conversionFactor(parameterId, point.unit, unit)
  const value = average === null || factor === null ? null : cut(average * factor, step)
  const shown = standardUnit(parameterId, unit)
  const reference = readMassUnit(shown)?.reference
  const index = tableId === null ? null : usAqiSubIndex(tableId, value)
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
    index,
    grade_id:
      index === null ? gradeIdOf(profile, parameterId, value, tableId) : usAqiGradeId(index),
  }
}

/** Beyond the end of its table a value still has a grade; the short table of ozone begins at a peak. */
const gradeIdOf = (
  profile: DeviceProfile,
  parameterId: string,
  value: number | null,
  tableId: Table['tableId'],
): string | null =>
  tableId === SHORT_OZONE.tableId
    ? null
    : (gradeValue(profile, parameterId, value, profile.ranges[parameterId]?.unit)?.id ?? null)

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
