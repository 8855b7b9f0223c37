import {
  type AirGrade,
  courseValues,
  latestReading,
  seriesStatistics,
  type DataPoint,
  type DeviceProfile,
  type Frame,
  type LatestReading,
  type ParameterKind,
} from '@airshed/kit'
import { COURSE_MS } from './needs.ts'

/** What is known of a data point at this moment. */
export interface TileReading extends LatestReading {
  dataPointId: string
  /** Short form, such as `PM2.5`. */
  label: string
  /** Full name. */
  title: string
  unit: string
  precision: number
  kind: ParameterKind
  /** null: a direction or a state has no trend line, or nothing was measured. */
  course: ReadingCourse | null
  /** Its grade over hours with the mean that was graded; null: none, or the newest reading itself is graded. */
  air: AirGrade | null
}

/** The hours before a reading. */
export interface ReadingCourse {
  /** Evenly spaced, oldest first; NaN is a gap. */
  values: Float64Array
  minimum: number
  maximum: number
  /** Parameter id, which determines its colour. */
  path: string
}

/** What is known of the device of a reading. */
export interface TileContext {
  dataPoint: DataPoint | undefined
  profile: DeviceProfile | undefined
  /** The grades of the device that are based on hours. */
  grades: readonly AirGrade[]
  nowMs: number
}

/**
 * The newest reading of a frame, graded by the profile of its device.
 *
 * @param hours the readings before it
 */
export function tileReading(
  frame: Frame,
  { dataPoint, profile, grades, nowMs }: TileContext,
  hours?: Frame,
): TileReading {
  const { dataPointId, unit, precision, kind, shortLabel, label } = frame
  return {
    dataPointId,
    label: shortLabel,
    title: dataPoint?.presentName ?? label,
    unit,
    precision,
    kind,
    course: hours === undefined ? null : courseOf(hours, nowMs),
    air: grades.find((grade) => grade.dataPointId === dataPointId) ?? null,
    ...latestReading(frame, profile, nowMs),
  }
}

function courseOf(hours: Frame, nowMs: number): ReadingCourse | null {
  const { kind, path } = hours
  const range = { from: nowMs - COURSE_MS, to: nowMs }
  const { minimum, maximum } = seriesStatistics(hours, range)
  if (kind === 'direction' || kind === 'boolean' || minimum === null || maximum === null)
    return null
  return { values: courseValues(hours, range), minimum, maximum, path }
}
