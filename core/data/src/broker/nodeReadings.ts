import { isReported } from '@airshed/domain'
import type { DataPoint, Node } from '@airshed/schemas'
import { limitOf, shownValue } from '../frames/frameBuffer.ts'
import type { LiveReadings } from './seriesSource.ts'

const timeOf = ({ lastTimeReportedTs: at }: Pick<DataPoint, 'lastTimeReportedTs'>): number =>
  at ?? Number.NEGATIVE_INFINITY

/** What the newest value of a data point is; absent: as the device reported it. */
const basisOf = ({ correction }: Pick<DataPoint, 'correction'>): 'corrected' | undefined =>
  correction?.basis === 'corrected' ? 'corrected' : undefined

/**
 * The node with the newest of these readings of a data point; the same object if none is newer, or they are on another
 * basis than the value that it shows. A value that the server keeps, such as the online status, is no report of the
 * device.
 */
export function withReadings(
  node: Node,
  dataPointId: string,
  { basis, measurements }: LiveReadings,
): Node {
  const { data_points: points = [] } = node
  const at = points.findIndex(({ _id: id }) => id === dataPointId)
  const point = points[at]
  const newest = measurements.toSorted(([a], [b]) => a - b).at(-1)
  if (point === undefined || newest === undefined || basis !== basisOf(point)) return node
  if (newest[0] <= timeOf(point)) return node
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
    const [known = point] = before.get(id) ?? []
    const { lastValue, lastLimit, lastTimeReportedTs } = known
    if (timeOf(known) <= timeOf(point) || basisOf(known) !== basisOf(point)) return point
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
