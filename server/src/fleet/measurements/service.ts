import { DEFAULT_DASHBOARD_RANGE_MS } from '@airshed/domain'
import type { MeasurementResult, MeasurementSearch } from '@airshed/schemas'
import type { JsonText } from '../../access/calls/jsonText.ts'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { readableDataPointIds } from '../dataPoints/queries.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { openEndMs } from '../../storage/store/measurements/window.ts'
import { requireBounded } from './answerBound.ts'
import { resultText } from './answerText.ts'
import { inTurn } from '../dataPoints/inTurn.ts'

/**
 * Series of the data points on nodes that meet the condition; the others are absent. A search without a start or a
 * number of readings covers the three hours before its end; without an end, it ends after the present moment. A reading at
 * the end belongs to the next range.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range ends before it starts, or the answer could be too large
 */
export async function findMeasurements(
  { store, clock }: ServerContext,
  visible: Condition,
  search: MeasurementSearch,
  callerId: string,
): Promise<JsonText<MeasurementResult>> {
  const { from, to } = search
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField('/to', `a time at or after from (${from})`, to)
  }
  const now = clock()
  const asked = [...new Set(search.data_point_id)]
  const query = { ...search, ...windowOf(search, now), data_point_id: asked }
  requireBounded(query, now)
  const ids = await readableDataPointIds(store.db, visible, asked)
  if (ids.length === 0) return resultText(new Map())
  return resultText(
    await inTurn(store.measurements.search({ ...query, data_point_id: ids }, callerId)),
  )
}

function windowOf(search: MeasurementSearch, now: number): { from?: number; to?: number } {
  const { from, to, last } = search
  if (last !== undefined && from === undefined && to === undefined) return {}
  const end = to ?? openEndMs(search, Math.max(now, from ?? now))
  if (from !== undefined) return { from, to: end }
  return last === undefined
    ? { from: (to ?? now) - DEFAULT_DASHBOARD_RANGE_MS, to: end }
    : { to: end }
}
