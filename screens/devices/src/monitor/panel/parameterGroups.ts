import { connectionsOf, isReported, sensorName, type DataPoint, type Node } from '@airshed/kit'
import { measuredPoints } from './chosenParameters.ts'

/** The parameters of one sensor, the computed parameters of a device, or what the server knows of it. */
export interface ParameterGroup {
  id: string
  /** Its name; null: parameters of the device without a sensor of their own, or no sensor. */
  sensor: string | null
  kind: 'sensor' | 'metrics' | 'device'
  points: readonly DataPoint[]
}

/** Number of parameters of a group that are shown before "more". */
const SHOWN_FIRST = 5

/** The measured data points by sensor, the computed parameters, then the online status; empty groups are left out. */
export function parameterGroups(node: Node): ParameterGroup[] {
  const points = measuredPoints(node.data_points ?? [])
  const isComputed = ({ metric }: DataPoint): boolean => metric !== undefined
  const bySensor = connectionsOf(node).map(({ id, sensor }) => ({
    id,
    sensor: sensor === null ? null : sensorName(sensor),
    kind: 'sensor' as const,
    points: points.filter((point) => point.device_id === id && !isComputed(point)),
  }))
  const others = [
    { id: 'metrics', kind: 'metrics' as const, points: points.filter(isComputed) },
    {
      id: 'device',
      kind: 'device' as const,
      points: (node.data_points ?? []).filter(({ path }) => !isReported(path)),
    },
  ]
  return [...bySensor, ...others.map((group) => ({ ...group, sensor: null }))].filter(
    (group) => group.points.length > 0,
  )
}

/** The parameters that a collapsed group shows: the first ones, and the chosen ones. */
export function firstOf(points: readonly DataPoint[], chosen: readonly string[]): DataPoint[] {
  return points.filter(({ _id: id }, index) => index < SHOWN_FIRST || chosen.includes(id))
}
