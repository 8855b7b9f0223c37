import {
  PERCENTILE_READINGS_MAX,
  type StatisticsResult,
  type StatisticsSearch,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { inTurn } from '../dataPoints/inTurn.ts'
import { zonedDataPoints, type ZonedDataPoint } from '../dataPoints/queries.ts'
import { TooManyReadingsError } from '../../storage/store/measurements/percentiles.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'

/**
 * Figures of the data points on nodes that meet the condition; the others are absent.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty, or percentiles are requested of directions or of too many readings
 */
export async function findStatistics(
  { store }: ServerContext,
  visible: Condition,
  search: StatisticsSearch,
  callerId: string,
): Promise<StatisticsResult> {
  const { data_point_id: asked, from, to, percentiles = [], basis } = search
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  const points = await zonedDataPoints(store.db, visible, [...new Set(asked)])
  if (points.length === 0) return { data: {} }
  if (percentiles.length > 0) requireOrder(search, points)
  const ids = points.map(({ id }) => id)
  const question = { data_point_id: ids, from, to, percentiles, ...(basis && { basis }) }
  const figures = inTurn(store.measurements.statistics(question, callerId)).catch(refuseTooMany)
  return { data: Object.fromEntries(await figures) }
}

/** Rejects directions, because they have no order. */
function requireOrder(
  { data_point_id: asked }: StatisticsSearch,
  points: readonly ZonedDataPoint[],
): void {
  const circle = points.find(({ kind }) => kind === 'direction')
  if (circle === undefined) return
  const path = `/data_point_id/${asked.indexOf(circle.id)}`
  const expected =
    'a parameter whose values have an order: ask for directions without percentiles, or for a wind rose'
  throw invalidBody([{ path, expected, got: 'the kind direction' }])
}

function refuseTooMany(error: unknown): never {
  if (!(error instanceof TooManyReadingsError)) throw error
  const most = PERCENTILE_READINGS_MAX.toLocaleString('en')
  const cure =
    'ask for a shorter range or fewer data points, or for percentiles of hours (search/statistics/years)'
  const got = error.count.toLocaleString('en')
  throw invalidBody([{ path: '/percentiles', expected: `at most ${most} readings: ${cure}`, got }])
}
