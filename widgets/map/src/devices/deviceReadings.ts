import {
  isStale,
  latestReading,
  type Frame,
  type Grade,
  type LatestReading,
  type Node,
} from '@airshed/kit'
import { mainPoints } from './mainPoints.ts'
import { gradeOfPoint } from './mapDevice.ts'

/** A newest reading of a device. */
export interface DeviceReading extends Pick<LatestReading, 'isFaulty' | 'fault'> {
  dataPointId: string
  label: string
  title: string
  unit: string
  precision: number
  isBoolean: boolean
  /** null: there is none. */
  value: number | null
  /** ms UTC; null: never. */
  atMs: number | null
  /** Older than the reporting gap of its device. */
  isOld: boolean
  grade: Grade | null
}

/**
 * The main newest readings of a device: those that its profile judges first.
 *
 * @param frames newest readings of data points without a value, which say whether a sensor is faulty
 */
export function deviceReadings(
  node: Node,
  nowMs: number,
  frames: readonly Frame[] = [],
): readonly DeviceReading[] {
  const [profile] = node.profiles ?? []
  return mainPoints(node).map(({ _id: dataPointId, ...point }) => {
    const frame =
      point.lastValue === null ? frames.find((one) => one.dataPointId === dataPointId) : undefined
    const { isFaulty = false, fault } =
      frame === undefined ? {} : latestReading(frame, profile, nowMs)
    return {
      dataPointId,
      label: point.shortPresentName,
      title: point.presentName,
      unit: point.unit,
      precision: point.precision,
      isBoolean: point.kind === 'boolean',
      value: point.lastValue,
      isFaulty,
      ...(fault === undefined ? {} : { fault }),
      atMs: point.lastTimeReportedTs,
      isOld: isStale(point.lastTimeReportedTs, node.interval, nowMs),
      grade: gradeOfPoint(profile, point),
    }
  })
}

/** The data points of a preview whose nodes do not say why they have no value. */
export const valuelessIds = (node: Node): string[] =>
  mainPoints(node).flatMap(({ _id: id, lastValue }) => (lastValue === null ? [id] : []))
