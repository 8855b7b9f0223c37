import {
  type DeviceProfile,
  type Grade,
  type Node,
  type NodeStatus,
  type SensorFault,
} from '@airshed/schemas'
import { gradeValue } from '../grading/grade.ts'
import { displayedStatus, isReported, ONLINE_PARAMETER_ID } from './nodeStatus.ts'
import { belowLimitAt, type BelowLimit } from './belowLimit.ts'
import { hiddenReading, type HiddenReading } from './hiddenReading.ts'
import { isStale } from './reportingGap.ts'

/** A series of readings, oldest first. */
export interface ReadingSeries {
  /** Parameter id. */
  readonly path: string
  readonly unit: string
  /** ms UTC. */
  readonly times: Float64Array
  /** NaN is a gap, or a reading hidden by a flag. */
  readonly values: Float64Array
  /** Bits of `MEASUREMENT_FLAGS`, as long as `times`; absent: none. */
  readonly flags?: Uint8Array
  /** The detection limits of readings below theirs, NaN for others; absent: none is. */
  readonly limits?: Float64Array
  readonly reportingIntervalMs: number
  /** Since when its newest readings are hidden; absent: they are not, or unknown. */
  readonly fault?: SensorFault
  /** Most decimals that readings came with; absent: unknown, or these are no readings as they came. */
  readonly decimals?: number
}

/** The newest reading of a series as of now. */
export interface LatestReading {
  /** null: there never was a reading, it was empty, a flag hides it, or it is below its limit and excluded. */
  value: number | null
  /** It is below its detection limit, and is shown as “<2”; absent: it is not. */
  belowLimit?: BelowLimit
  /** Its newest reading is hidden by a flag, most often because the sensor reported a fault with it. */
  isFaulty: boolean
  /** Why it is hidden; absent: it is not. */
  hidden?: HiddenReading
  /** Since when it is hidden, and what it measured before; absent: it is not, or unknown. */
  fault?: SensorFault
  /** Time of the newest reading, ms UTC; null: there never was one. */
  atMs: number | null
  /** The newest reading is older than the reporting gap of its device; what the server keeps never is. */
  isOld: boolean
  /** Most decimals that its readings came with, see `formatReading`; absent: unknown. */
  decimals?: number
  /** null: the profile does not grade it, or grades means and not single readings. */
  grade: Grade | null
}

/** The battery voltage may go unreported for longer. */
const BATTERY = '190:1'

/** The newest reading of a series, graded by the profile of its device. */
export function latestReading(
  series: ReadingSeries,
  profile: DeviceProfile | undefined,
  nowMs: number,
): LatestReading {
  const { path, unit, times, values, flags, fault, decimals } = series
  const last = times.length - 1
  const hidden = hiddenReading(flags?.[last], path)
  const isFaulty = hidden !== null
  const shown = values[last] ?? Number.NaN
  const value = isFaulty || Number.isNaN(shown) ? null : shown
  const belowLimit = belowLimitAt(series, last)
  const atMs = times[last] ?? null
  return {
    value,
    ...(belowLimit === null ? {} : { belowLimit }),
    isFaulty,
    ...(isFaulty ? { hidden } : {}),
    ...(isFaulty && fault !== undefined ? { fault } : {}),
    ...(decimals === undefined ? {} : { decimals }),
    atMs,
    isOld:
      atMs !== null &&
      isReported(path) &&
      isStale(atMs, series.reportingIntervalMs, nowMs, { isBattery: path === BATTERY }),
    grade: judgesMoments(profile, path) ? gradeValue(profile, path, value, unit) : null,
  }
}

/** An index over an hour or a day does not apply to a single reading. */
export function judgesMoments(
  profile: DeviceProfile | undefined,
  path: string,
): profile is DeviceProfile {
  return profile?.ranges[path]?.averagingPeriodMs === null
}

/**
 * When devices reported the newest readings of series, ms UTC, for {@link reportedStatus}: without what the server keeps,
 * and without empty series.
 */
export const reportTimes = (series: readonly Pick<ReadingSeries, 'path' | 'times'>[]): number[] =>
  series.flatMap(({ path, times }) => (isReported(path) ? (times.at(-1) ?? []) : []))

/**
 * The status of a device, taking its readings into account: a live reading shows that it is online
 * before its own record does.
 *
 * @param readAtMs times of its newest readings, ms UTC, see {@link reportTimes}
 */
export function reportedStatus(
  node: Pick<Node, 'status' | 'interval' | 'last_online' | 'data_points'>,
  readAtMs: readonly (number | null)[],
  nowMs: number,
): NodeStatus {
  const times = [node.last_online, ...readAtMs].filter((time) => time !== null)
  const online =
    node.data_points?.find(({ path }) => path === ONLINE_PARAMETER_ID)?.lastValue ?? null
  return displayedStatus(
    {
      status: node.status,
      intervalMs: node.interval,
      lastReportTs: times.length === 0 ? null : Math.max(...times),
      isOnline: online === null ? null : online !== 0,
    },
    nowMs,
  )
}
