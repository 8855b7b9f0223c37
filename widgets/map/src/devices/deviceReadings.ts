import {
  airGrades,
  isStale,
  latestReading,
  type AirGrade,
  type AirQuality,
  type Frame,
  type Grade,
  type LatestReading,
  type Node,
  type BelowLimit,
} from '@airshed/kit'
import { mainPoints } from './mainPoints.ts'
import { gradeOfPoint } from './mapDevice.ts'

/** A newest reading of a device. */
export interface DeviceReading extends Pick<
  LatestReading,
  'isFaulty' | 'hidden' | 'fault' | 'decimals'
> {
  dataPointId: string
  label: string
  title: string
  unit: string
  precision: number
  isBoolean: boolean
  /** null: there is none. */
  value: number | null
  /** It is below its detection limit; absent: it is not. */
  belowLimit?: BelowLimit
  /** ms UTC; null: never. */
  atMs: number | null
  /** Older than the reporting gap of its device. */
  isOld: boolean
  grade: Grade | null
  /** Its grade over hours with the mean that was graded; null: none, or the newest reading itself is graded. */
  air: AirGrade | null
}

/**
 * The most important newest readings of a device: those that its profile grades first.
 *
 * @param air its air over hours; undefined if unknown
 * @param frames newest readings of data points without a value, which show whether a sensor is faulty
 */
export function deviceReadings(
  node: Node,
  air: AirQuality | undefined,
  nowMs: number,
  frames: readonly Frame[] = [],
): readonly DeviceReading[] {
  const [profile] = node.profiles ?? []
  const grades = airGrades(air, profile, node.data_points)
  return mainPoints(node).map(({ _id: dataPointId, ...point }) => {
    const frame =
      point.lastValue === null ? frames.find((one) => one.dataPointId === dataPointId) : undefined
    const {
      isFaulty = false,
      hidden,
      fault,
    } = frame === undefined ? {} : latestReading(frame, profile, nowMs)
    return {
      dataPointId,
      label: point.shortPresentName,
      title: point.presentName,
      unit: point.unit,
      precision: point.precision,
      ...(point.decimals === undefined ? {} : { decimals: point.decimals }),
      isBoolean: point.kind === 'boolean',
      value: point.lastValue,
      ...(point.lastLimit === undefined
        ? {}
        : { belowLimit: { limit: point.lastLimit, counted: point.lastValue } }),
      isFaulty,
      ...(hidden === undefined ? {} : { hidden }),
      ...(fault === undefined ? {} : { fault }),
      atMs: point.lastTimeReportedTs,
      isOld: isStale(point.lastTimeReportedTs, node.interval, nowMs),
      grade: gradeOfPoint(profile, point),
      air: grades.find((one) => one.dataPointId === dataPointId) ?? null,
    }
  })
}

/** The data points of a preview whose nodes do not state why they have no value. */
export const valuelessIds = (node: Node): string[] =>
  mainPoints(node).flatMap(({ _id: id, lastValue }) => (lastValue === null ? [id] : []))
