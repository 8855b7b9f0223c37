import type { DataPoint, DataPointSearch, Page } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../rows/visible.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { dataPointView } from './dataPointView.ts'
import { findDataPoints } from './queries.ts'

const DEFAULT_SIZE = 500

/** One page of the data points that match; unknown and unreadable ids are simply absent. */
export async function dataPointPage(
  { store }: ServerContext,
  visible: Condition,
  search: DataPointSearch,
): Promise<Page<DataPoint>> {
  const page = pageRequest(search, DEFAULT_SIZE)
  const { rows, total } = await findDataPoints(store.db, visible, search, page)
  if (search.last === undefined) return pageOf(page, { rows: rows.map(dataPointView), total })
  const ids = rows.map((row) => row.id)
  const latest = await store.measurements.latest(ids, search.last)
  const withLatest = rows.map((row) => ({
    ...dataPointView(row),
    measurements: latest.get(row.id) ?? [],
  }))
  return pageOf(page, { rows: withLatest, total })
}
