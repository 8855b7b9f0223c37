import {
  gradeValue,
  isStale,
  MEASUREMENT_FLAGS,
  type DataPoint,
  type DeviceProfile,
  type Frame,
  type Grade,
  type ParameterKind,
} from '@airshed/kit'

/** What is known of a data point at this moment. */
export interface LatestReading {
  dataPointId: string
  /** Short form, such as `PM2.5`. */
  label: string
  /** Full name. */
  title: string
  unit: string
  precision: number
  kind: ParameterKind
  /** null: there never was a reading, it was empty, or a fault hides it. */
  value: number | null
  /** The sensor reported a fault with its newest reading. */
  isFaulty: boolean
  /** Time of the newest reading, ms UTC; null: there never was one. */
  atMs: number | null
  /** The newest reading is older than the reporting gap of its device. */
  isOld: boolean
  /** null: the profile does not judge it, or judges means and not single readings. */
  grade: Grade | null
}

/** Battery voltage may stay silent for longer. */
const BATTERY = '190:1'

/** The newest reading of a frame, judged by the profile of its device. */
export function latestReading(
  frame: Frame,
  dataPoint: DataPoint | undefined,
  profile: DeviceProfile | undefined,
  nowMs: number,
): LatestReading {
  const { dataPointId, path, unit, precision, kind, shortLabel, times, values, flags } = frame
  const last = times.length - 1
  const isFaulty = ((flags?.[last] ?? 0) & MEASUREMENT_FLAGS.sensorFault) !== 0
  const shown = values[last] ?? Number.NaN
  const value = isFaulty || Number.isNaN(shown) ? null : shown
  const atMs = times[last] ?? null
  return {
    dataPointId,
    label: shortLabel,
    title: dataPoint?.presentName ?? frame.label,
    unit,
    precision,
    kind,
    value,
    isFaulty,
    atMs,
    isOld:
      atMs !== null &&
      isStale(atMs, frame.reportingIntervalMs, nowMs, { isBattery: path === BATTERY }),
    grade: judgesMoments(profile, path) ? gradeValue(profile, path, value, unit) : null,
  }
}

/** An index over an hour or a day says nothing about a single reading. */
function judgesMoments(profile: DeviceProfile | undefined, path: string): profile is DeviceProfile {
  return profile?.ranges[path]?.averagingPeriodMs === null
}
