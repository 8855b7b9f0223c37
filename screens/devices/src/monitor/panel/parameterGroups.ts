import { connectionsOf, sensorName, type DataPoint, type Node } from '@airshed/kit'
import { measuredPoints } from './chosenParameters.ts'

/** The parameters of one sensor, or the metrics of a device. */
export interface ParameterGroup {
  id: string
  /** null: parameters of the device without a sensor of their own, or its metrics. */
  sensor: string | null
  isMetrics: boolean
  points: readonly DataPoint[]
}

/** Number of parameters of a group that are shown before "more". */
export const SHOWN_FIRST = 5

/** The measured data points by sensor, then the metrics; empty groups are left out. */
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

/** The parameters that a collapsed group shows: the first ones, and the chosen ones. */
export function firstOf(points: readonly DataPoint[], chosen: readonly string[]): DataPoint[] {
  return points.filter(({ _id: id }, index) => index < SHOWN_FIRST || chosen.includes(id))
}
