import { ONLINE_STATUS_PATH, readConditions, sourcesOf, type MetricLinks } from '@airshed/domain'
import { apiError } from '../../../base/errors.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { StoredMetric } from '../../../storage/store/tables/metrics.ts'
import type { DataPointRow } from '../../dataPoints/queries.ts'

/** A data point that is a metric. */
export type MetricRow = DataPointRow & { metric: StoredMetric }

/** The data points of a device that metrics may use, by id: without its online status. */
export type NodePoints = ReadonlyMap<string, DataPointRow>

export async function pointsOfNode(db: Db, nodeId: string): Promise<NodePoints> {
  const rows = await db
    .selectFrom('data_points')
    .selectAll()
    .where('node_id', '=', nodeId)
    .where('path', '<>', ONLINE_STATUS_PATH)
    .orderBy('key')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const isMetric = (row: DataPointRow): row is MetricRow => row.metric !== null

/** @throws ApiError NOT_FOUND */
export function metricOf(points: NodePoints, metricId: string): MetricRow {
  const found = [...points.values()].filter(isMetric).find(({ metric }) => metric.id === metricId)
  if (found === undefined) throw apiError('NOT_FOUND', { what: 'Metric', id: metricId })
  return found
}

/** Which data points each metric of a device is computed from. */
export function linksOf(points: NodePoints): MetricLinks {
  return new Map(
    [...points.values()].filter(isMetric).map(({ id, metric }) => {
      const read = readConditions(metric.conditions)
      return [id, 'ok' in read ? sourcesOf(read.ok) : []]
    }),
  )
}
