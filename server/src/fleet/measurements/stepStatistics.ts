import { calendarSteps, isCountable, shortestStepMs } from '@airshed/domain'
import {
  STEP_FIGURES_MAX,
  type CalendarUnit,
  type StepStatisticsResult,
  type StepStatisticsSearch,
} from '@airshed/schemas'
import { IANAZone } from 'luxon'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { inTurn } from '../dataPoints/inTurn.ts'
import { readableDataPointIds } from '../dataPoints/queries.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'

/**
 * Figures of each calendar step for the data points on nodes that meet the condition; the others are absent, and
 * if there are none, there are no edges. Steps are whole, so a window that begins at noon includes its first day
 * from midnight.
 *
 * @param callerId the caller, whose searches are serialized
 * @throws ApiError 400 if the range is empty, the zone is unknown, or the answer could be too large
 */
export async function findStepStatistics(
  { store }: ServerContext,
  visible: Condition,
  search: StepStatisticsSearch,
  callerId: string,
): Promise<StepStatisticsResult> {
  const { from, to, unit, every = 1, timezone: zone } = search
  const { standard_time: isStandardTime = false } = search
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  if (!IANAZone.isValidZone(zone)) throw invalidField('/timezone', 'an IANA time zone', zone)
  if (!isCountable({ unit, every })) throw invalidField('/every', countableOf(unit), every)
  const asked = [...new Set(search.data_point_id)]
  requireFew(search, asked.length)
  const ids = await readableDataPointIds(store.db, visible, asked)
  if (ids.length === 0) return { edges: [], data: {} }
  const edges = calendarSteps({ from, to }, { unit, every, zone, isStandardTime })
  const figures = store.measurements.stepStatistics(ids, edges, callerId, search.basis)
  return { edges, data: Object.fromEntries(await inTurn(figures)) }
}

function countableOf(unit: CalendarUnit): string {
  if (unit === 'minute') return 'minutes that divide a day, such as 1, 5, 10, 15 or 30'
  if (unit === 'hour') return '1, 2, 3, 4, 6, 8, 12 or 24 hours'
  return `1: steps of several ${unit}s are not counted; ask for each ${unit}`
}

/** Checks only the length of the window, before any step is computed. */
function requireFew({ from, to, unit, every }: StepStatisticsSearch, points: number): void {
  const each = Math.ceil((to - from) / shortestStepMs({ unit, every })) + 1
  if (each * points <= STEP_FIGURES_MAX) return
  const most = STEP_FIGURES_MAX.toLocaleString('en')
  const cure = 'ask for longer steps, fewer data points or a shorter range'
  const got = `${each.toLocaleString('en')} of each of ${points}`
  throw invalidBody([{ path: '/unit', expected: `at most ${most} steps: ${cure}`, got }])
}
