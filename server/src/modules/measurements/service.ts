import { DEFAULT_DASHBOARD_RANGE_MS } from '@airshed/domain'
import type { MeasurementResult, MeasurementSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../rows/visible.ts'
import { readableDataPointIds } from '../dataPoints/queries.ts'
import { invalidField } from '../input/invalidField.ts'

/**
 * Series of the data points on nodes that meet the condition; the others are absent. A search that names
 * neither a start nor a number of readings means the last three hours until its end, and without an
 * end now.
 *
 * @throws ApiError 400 where the range ends before it starts
 */
export async function findMeasurements(
  { store, clock }: ServerContext,
  visible: Condition,
  search: MeasurementSearch,
): Promise<MeasurementResult> {
  const { from, to } = search
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField('/to', `a time at or after from (${from})`, to)
  }
  const ids = await readableDataPointIds(store.db, visible, [...new Set(search.data_point_id)])
  if (ids.length === 0) return { data: {}, info: {} }
  const series = await store.measurements.search({
    ...search,
    ...windowOf(search, clock()),
    data_point_id: ids,
  })
  return {
    data: Object.fromEntries([...series].map(([id, { measurements }]) => [id, measurements])),
    info: Object.fromEntries([...series].map(([id, { info }]) => [id, info])),
  }
}

function windowOf(
  { from, to, last }: MeasurementSearch,
  now: number,
): { from?: number; to?: number } {
  if (last !== undefined && from === undefined && to === undefined) return {}
  const end = to ?? Math.max(now, from ?? now)
  if (from !== undefined) return { from, to: end }
  return last === undefined ? { from: end - DEFAULT_DASHBOARD_RANGE_MS, to: end } : { to: end }
}
