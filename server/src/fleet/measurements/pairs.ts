import { calendarSteps, HOUR_MS, MINUTE_MS, pairsOf } from '@airshed/domain'
import { PAIRS_STEPS_MAX, type PairsResult, type PairsSearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { zonedDataPoints, type ZonedDataPoint } from '../dataPoints/queries.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'
import { wholeSteps } from './hourlyValues.ts'
import { readStepColumns, requireFewSteps } from './stepColumns.ts'

/**
 * Pairs of values of two data points on nodes that meet the condition, from whole steps up to now, or null if
 * one of them does not.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty or too long, the steps do not divide an hour, or one of the
 *   parameters is a direction
 */
export async function findPairs(
  context: ServerContext,
  visible: Condition,
  search: PairsSearch,
  callerId: string,
): Promise<PairsResult> {
  const { from, to, averaging_minutes: minutes = HOUR_MS / MINUTE_MS } = search
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  if ((HOUR_MS / MINUTE_MS) % minutes !== 0) {
    throw invalidField('/averaging_minutes', 'minutes that divide an hour, such as 10', minutes)
  }
  const now = context.clock()
  const end = Math.min(to, now)
  requireFewSteps(end - from, minutes * MINUTE_MS, PAIRS_STEPS_MAX)
  const [xId, yId] = [search.x_data_point_id, search.y_data_point_id]
  const ids = [...new Set([xId, yId])]
  const points = await zonedDataPoints(context.store.db, visible, ids)
  const [x, y] = [xId, yId].map((id) => points.find((point) => point.id === id))
  if (x === undefined || y === undefined) return { data: null }
  requireNoDirection('/x_data_point_id', x)
  requireNoDirection('/y_data_point_id', y)
  const step = { unit: 'minute', every: minutes, zone: x.timezone } as const
  const edges = wholeSteps(calendarSteps({ from, to: end }, step), now)
  const steps = await readStepColumns(context, { ids, edges, callerId, basis: search.basis })
  const { start, expected } = steps
  const units = { xUnit: x.unit, yUnit: y.unit }
  const pairs = pairsOf({ start, x: steps.of(xId), y: steps.of(yId), expected, ...units })
  return { data: { timezone: x.timezone, averagingPeriodMs: minutes * MINUTE_MS, ...pairs } }
}

function requireNoDirection(path: string, { kind }: ZonedDataPoint): void {
  if (kind !== 'direction') return
  const expected =
    'no direction, because degrees wrap around and follow no line: ask for a rose or a polar plot of the other parameter'
  throw invalidBody([{ path, expected, got: `the kind ${kind}` }])
}
