import { ONLINE_STATUS_PATH, readConditions, sourcesOf, type ComputedLinks } from '@airshed/domain'
import { apiError } from '../../../base/errors.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { StoredComputed } from '../../../storage/store/tables/computed.ts'
import type { DataPointRow } from '../../dataPoints/queries.ts'

/** A data point that is a computed parameter. */
export type ComputedRow = DataPointRow & { metric: StoredComputed }

/** The data points of a device that computed parameters may use, by id: without its online status. */
export type NodePoints = ReadonlyMap<string, DataPointRow>

export async function pointsOfNode(db: Db, nodeId: string): Promise<NodePoints> {
  const rows = await db
    .selectFrom('data_points')
    .selectAll()
    .where('node_id', '=', nodeId)
    .where('path', '<>', ONLINE_STATUS_PATH)
    .where('corrects', 'is', null)
    .orderBy('key')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const isComputed = (row: DataPointRow): row is ComputedRow => row.metric !== null

/** @throws ApiError NOT_FOUND */
export function computedOf(points: NodePoints, metricId: string): ComputedRow {
  const found = [...points.values()].filter(isComputed).find(({ metric }) => metric.id === metricId)
  if (found === undefined) throw apiError('NOT_FOUND', { what: 'Metric', id: metricId })
  return found
}

/** Which data points each computed parameter of a device is computed from. */
export function linksOf(points: NodePoints): ComputedLinks {
  return new Map(
    [...points.values()].filter(isComputed).map(({ id, metric }) => {
      const read = readConditions(metric.conditions)
      return [id, 'ok' in read ? sourcesOf(read.ok) : []]
    }),
  )
}
