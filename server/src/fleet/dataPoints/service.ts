import type { DataPoint, DataPointSearch, Page } from '@airshed/schemas'
import type { JsonText } from '../../access/calls/jsonText.ts'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { pageOf, pageRequest } from '../../access/paging/page.ts'
import { dataPointView } from './dataPointView.ts'
import { inTurn } from './inTurn.ts'
import { pageWithNewest } from './pageText.ts'
import { findDataPoints } from './queries.ts'

const DEFAULT_SIZE = 500

/**
 * One page of the data points that match; unknown and unreadable ids are absent. The largest page with the most
 * measurements stays within the limit of one answer (ANSWER_MEASUREMENTS_MAX).
 *
 * @param callerId the caller, whose searches for measurements are serialized
 */
export async function dataPointPage(
  { store }: ServerContext,
  visible: Condition,
  search: DataPointSearch,
  callerId: string,
): Promise<Page<DataPoint> | JsonText<Page<DataPoint>>> {
  const page = pageRequest(search, DEFAULT_SIZE)
  const { rows, total } = await findDataPoints(store.db, visible, search, page)
  const found = pageOf(page, { rows: rows.map(dataPointView), total })
  const { last } = search
  if (last === undefined) return found
  const newest = { data_point_id: rows.map((row) => row.id), last }
  return pageWithNewest(found, await inTurn(store.measurements.search(newest, callerId)))
}
