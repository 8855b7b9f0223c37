import { isStale, type DataPoint, type Grade, type Node } from '@airshed/kit'
import { gradeOfPoint } from './mapDevice.ts'

/** A newest reading of a device. */
export interface DeviceReading {
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

/** Most readings in the preview of a device; its monitor has all of them. */
export const READINGS_SHOWN = 6

const isMeasured = ({ _type: type, lastValue }: DataPoint): boolean =>
  type === 'metric' && lastValue !== null

/** The main newest readings of a device: those that its profile judges first. */
export function deviceReadings(node: Node, nowMs: number): readonly DeviceReading[] {
  const [profile] = node.profiles ?? []
  const judged = (path: string): number => (profile?.ranges[path] === undefined ? 1 : 0)
  return (node.data_points ?? [])
    .filter(isMeasured)
    .toSorted((a, b) => judged(a.path) - judged(b.path))
    .slice(0, READINGS_SHOWN)
    .map(({ _id: dataPointId, ...point }) => ({
      dataPointId,
      label: point.shortPresentName,
      title: point.presentName,
      unit: point.unit,
      precision: point.precision,
      isBoolean: point.kind === 'boolean',
      value: point.lastValue,
      atMs: point.lastTimeReportedTs,
      isOld: isStale(point.lastTimeReportedTs, node.interval, nowMs),
      grade: gradeOfPoint(profile, point),
    }))
}
