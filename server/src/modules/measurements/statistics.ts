import type { StatisticsResult, StatisticsSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../rows/visible.ts'
import { inTurn } from '../dataPoints/inTurn.ts'
import { readableDataPointIds } from '../dataPoints/queries.ts'
import { invalidField } from '../input/invalidField.ts'

/**
 * Figures of the data points on nodes that meet the condition; the others are absent.
 *
 * @param callerId whose searches wait for each other
 * @throws ApiError 400 where the range is empty
 */
export async function findStatistics(
  { store }: ServerContext,
  visible: Condition,
  search: StatisticsSearch,
  callerId: string,
): Promise<StatisticsResult> {
  const { from, to } = search
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  const ids = await readableDataPointIds(store.db, visible, [...new Set(search.data_point_id)])
  if (ids.length === 0) return { data: {} }
  const figures = store.measurements.statistics({ data_point_id: ids, from, to }, callerId)
  return { data: Object.fromEntries(await inTurn(figures)) }
}
