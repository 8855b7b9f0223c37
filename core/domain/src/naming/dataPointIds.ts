import type { DataPoint, Node } from '@airshed/schemas'

/** Connection of built-in data points, after the serial of the device. */
const MAIN_CONNECTION = '.0.0.0'

/**
 * Where devices measure parameters that are not at their main connection:
 * `{node id} {parameter id}` → data point id.
 */
export type OtherPlaces = Readonly<Record<string, string>>

type PlacedPoint = Pick<DataPoint, '_id' | 'path' | 'lastTimeReportedTs'>

/** The properties of a device that its data points depend on. */
type NodeOfPoints = Pick<Node, '_id'> & { readonly data_points?: readonly PlacedPoint[] }

const placeKey = (nodeId: string, path: string): string => `${nodeId} ${path}`

/** Id of a parameter at the main connection: `1C00A3F7:0` and `132:5` give `1C00A3F7.0.0.0/132:5`. */
export function mainDataPointId(nodeId: string, path: string): string {
  return `${nodeId.replace(/:\d+$/, '')}${MAIN_CONNECTION}/${path}`
}

/** Id of a parameter of a device: that of its other place if it has one, else the main one. */
export function dataPointIdAt(nodeId: string, path: string, places: OtherPlaces = {}): string {
  return places[placeKey(nodeId, path)] ?? mainDataPointId(nodeId, path)
}

/**
 * The places of parameters that are not found at the main connection of their device. If several sensors of a device
 * measure the same, the one that reported last counts.
 *
 * @param nodes with their data points
 * @param paths parameter ids
 */
export function otherPlaces(nodes: readonly NodeOfPoints[], paths: readonly string[]): OtherPlaces {
  const places: Record<string, string> = {}
  for (const { _id: nodeId, data_points: points = [] } of nodes) {
    for (const path of new Set(paths)) {
      const found = points.filter((point) => point.path === path)
      const main = mainDataPointId(nodeId, path)
      const [newest] = found.toSorted(byReport).map(({ _id: id }) => id)
      if (newest === undefined || found.some(({ _id: id }) => id === main)) continue
      places[placeKey(nodeId, path)] = newest
    }
  }
  return places
}

/** The last reporter first, then by id. */
function byReport(
  { _id: one, lastTimeReportedTs: oneAt }: PlacedPoint,
  { _id: other, lastTimeReportedTs: otherAt }: PlacedPoint,
): number {
  const order = (otherAt ?? 0) - (oneAt ?? 0)
  return order === 0 ? one.localeCompare(other) : order
}
