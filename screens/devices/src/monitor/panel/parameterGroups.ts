import { connectionsOf, sensorName, type DataPoint, type Node } from '@airshed/kit'
import { measuredPoints } from './chosenParameters.ts'

/** The parameters of one sensor, or the metrics of a device. */
export interface ParameterGroup {
  id: string
  /** null: what the device measures without a sensor of its own, or its metrics. */
  sensor: string | null
  isMetrics: boolean
  points: readonly DataPoint[]
}

/** Parameters of a group that are shown before "more". */
export const SHOWN_FIRST = 5

/** The measured data points by where they are measured, then the metrics; groups without any are left out. */
export function parameterGroups(node: Node): ParameterGroup[] {
  const points = measuredPoints(node.data_points ?? [])
  const isMetric = ({ metric }: DataPoint): boolean => metric !== undefined
  const bySensor = connectionsOf(node).map(({ id, sensor }) => ({
    id,
    sensor: sensor === null ? null : sensorName(sensor),
    isMetrics: false,
    points: points.filter((point) => point.device_id === id && !isMetric(point)),
  }))
  const metrics = { id: 'metrics', sensor: null, isMetrics: true, points: points.filter(isMetric) }
  return [...bySensor, metrics].filter((group) => group.points.length > 0)
}

/** The parameters that a group shows while it is not opened: the first ones, and those that are chosen. */
export function firstOf(points: readonly DataPoint[], chosen: readonly string[]): DataPoint[] {
  return points.filter(({ _id: id }, index) => index < SHOWN_FIRST || chosen.includes(id))
}
