import { calendarSteps, colocationOf, DAY_MS, HOUR_MS } from '@airshed/domain'
import { SENSOR_TARGETS } from '@airshed/profiles'
import type { Colocation, ColocationSearch } from '@airshed/schemas'
import { dataPoint } from './dataPoint.ts'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { TEST_NOW_MS, TEST_TIMEZONE } from './times.ts'
import { valueAt } from './values.ts'

/** Periods of a built study: about three months of hours. */
const PERIODS_MAX = 2_200

/**
 * Sensors beside a reference, the same in every run: each reads 0.8 of it and −1.5, with noise of its own. Scenes without
 * readings have no pairs; null if the devices are gone.
 */
export function colocationFrom(
  search: ColocationSearch,
  scene: Scene = 'normal',
): Colocation | null {
  if (scene === 'unknown') return null
  const { reference_data_point_id: referenceId, averaging, from } = search
  const to = Math.min(search.to, TEST_NOW_MS)
  const step = { unit: averaging, zone: TEST_TIMEZONE, isStandardTime: true } as const
  const start = calendarSteps({ from, to }, step, PERIODS_MAX).slice(0, -1)
  const hasNone = scene === 'empty' || scene === 'nan' || scene === 'fault'
  const built = (id: string) => {
    const random = randomFrom(id)
    return start.map((ms) => (hasNone ? Number.NaN : valueAt(dataPoint(id), ms, random)))
  }
  const reference = built(referenceId)
  const grouping = (id: string | undefined) =>
    id === undefined ? null : { values: built(id), unit: dataPoint(id).unit }
  const { path, unit } = dataPoint(referenceId)
  const averagingPeriodMs = averaging === 'day' ? DAY_MS : HOUR_MS
  const targets = SENSOR_TARGETS[path] ?? null
  const areCompared = targets?.averagingPeriodMs === averagingPeriodMs
  return {
    timezone: TEST_TIMEZONE,
    averagingPeriodMs,
    unit,
    targets:
      targets === null
        ? null
        : {
            source: targets.source,
            averaging: targets.averagingPeriodMs === DAY_MS ? 'day' : 'hour',
            unit: targets.unit,
            areCompared,
          },
    ...colocationOf({
      start,
      reference,
      sensors: search.sensor_data_point_ids.map((id) => {
        const random = randomFrom(id)
        return {
          dataPointId: id,
          values: reference.map((value) => 0.8 * value - 1.5 + 2 * (random() - 0.5)),
        }
      }),
      temperature: grouping(search.temperature_data_point_id),
      humidity: grouping(search.humidity_data_point_id),
      targets: areCompared ? targets : null,
    }),
  }
}
