import type { TimeRange } from '@airshed/contract'
import { airQuality, calendarSteps, HOUR_MS, type DueHour } from '@airshed/domain'
import type { AirQuality } from '@airshed/schemas'
import { dataPoint } from './dataPoint.ts'
import { profile } from './node.ts'
import { randomFrom } from './random.ts'
import { STALE_BY_MS, type Scene } from './scene.ts'
import { TEST_RANGE, TEST_TIMEZONE } from './times.ts'
import { valueAt } from './values.ts'

/** The profile that grades devices with built air quality: they are outdoors. */
export const AIR_PROFILE_ID = 'us-aqi-2024'

/** The outdoor parameters that a built device measures. */
const PATHS = ['132:5', '132:7', '170:2', '170:1']
const DAY_HOURS = 24
const WITHOUT_VALUES: ReadonlySet<Scene> = new Set(['empty', 'nan', 'fault'])

export interface AirChanges {
  scene?: Scene
  /** Its end is the time that is graded. */
  range?: TimeRange
  /** Default the US index. */
  profileId?: string
  /** Number of hours up to the last one that have a value; default all. */
  hours?: number
  /** Default PM2.5, PM10, ozone and nitrogen dioxide. */
  paths?: readonly string[]
  /** Parameter id → factor for its values; default 1. */
  factors?: Readonly<Record<string, number>>
  /** Parameter id → each of its hourly values, and so its mean; default those of the built device. */
  means?: Readonly<Record<string, number>>
}

/** The data points behind the air quality of a built device. */
export const airDataPointIds = (nodeId: string, paths: readonly string[] = PATHS): string[] =>
  paths.map((path) => `${nodeId.replace(/:0$/, '')}.0.0.0/${path}`)

/** The air quality of a device, the same in every run: from hourly values, of which some scenes have none. */
export function airQualityOf(
  nodeId: string,
  {
    scene = 'normal',
    range = TEST_RANGE,
    profileId = AIR_PROFILE_ID,
    hours = scene === 'one-point' ? 1 : DAY_HOURS,
    paths = PATHS,
    factors = {},
    means = {},
  }: AirChanges = {},
): AirQuality {
  const step = { unit: 'hour', zone: TEST_TIMEZONE, isStandardTime: true } as const
  const before = { from: range.to - (DAY_HOURS + 1) * HOUR_MS, to: range.to }
  const edges = calendarSteps(before, step).filter((edge) => edge <= range.to)
  const time = edges.at(-1) ?? range.to
  const untilMs = scene === 'stale' ? time - STALE_BY_MS : time
  const measured = airDataPointIds(nodeId, paths).map((id) => {
    const { path, kind, unit } = dataPoint(id)
    const random = randomFrom(id)
    const due = edges.slice(0, -1).map((startMs, at): DueHour => {
      const built = valueAt({ kind, path }, startMs, random)
      const value = means[path] ?? (factors[path] ?? 1) * built
      const isKept = at >= edges.length - 1 - hours && startMs < untilMs
      return {
        startMs,
        endMs: edges[at + 1] ?? time,
        value: isKept && !WITHOUT_VALUES.has(scene) ? value : null,
        isDue: true,
      }
    })
    const reading = due.at(-1)?.value ?? null
    return { dataPointId: id, parameterId: path, unit, kind, hours: due, reading }
  })
  return { profile_id: profileId, time, ...airQuality(profile(profileId), measured) }
}
