import { isReported } from '@airshed/domain'
import type { DataPoint, Measurement, Node } from '@airshed/schemas'
import { limitOf, shownValue } from '../frames/frameBuffer.ts'

const timeOf = ({ lastTimeReportedTs: at }: Pick<DataPoint, 'lastTimeReportedTs'>): number =>
  at ?? Number.NEGATIVE_INFINITY

/**
 * The node with the newest of these readings of a data point; the same object if none is newer. A value that the server
 * keeps, such as the online status, is no report of the device.
 */
export function withReadings(
  node: Node,
  dataPointId: string,
  measurements: readonly Measurement[],
): Node {
  const { data_points: points = [] } = node
  const at = points.findIndex(({ _id: id }) => id === dataPointId)
  const point = points[at]
  const newest = measurements.toSorted(([a], [b]) => a - b).at(-1)
  if (point === undefined || newest === undefined || newest[0] <= timeOf(point)) return node
  const value = shownValue(newest)
  const limit = limitOf(newest)
  const { lastLimit: _, ...rest } = point
  return {
    ...node,
    data_points: points.with(at, {
      ...rest,
      ...(Number.isNaN(limit) ? {} : { lastLimit: limit }),
      lastValue: Number.isNaN(value) ? null : value,
      lastTimeReportedTs: isReported(point.path) ? newest[0] : null,
    }),
  }
}

/** The server's answer, with the readings that arrived live in the meantime. */
export function withNewerReadings(answer: Node, known: Node): Node {
  const before = Map.groupBy(known.data_points ?? [], ({ _id: id }) => id)
  const points = answer.data_points?.map((point) => {
    const { _id: id } = point
    const [{ lastValue, lastLimit, lastTimeReportedTs } = point] = before.get(id) ?? []
    if (timeOf({ lastTimeReportedTs }) <= timeOf(point)) return point
    const { lastLimit: _, ...rest } = point
    return {
      ...rest,
      ...(lastLimit === undefined ? {} : { lastLimit }),
      lastValue,
      lastTimeReportedTs,
    }
  })
  return points === undefined ? answer : { ...answer, data_points: points }
}
