import type { TimeSpan } from '../computed/sourceSeries.ts'
import { conditionSources, type AlertPlan } from './alertPlan.ts'
import { conditionTrack, type AlertSeries } from './conditionTrack.ts'
import { evaluateTracks, type AlertEvaluation, type EvaluatedState } from './evaluateTracks.ts'
import type { PlanTracks } from './truth.ts'

/**
 * The states of an alert over a span, from the readings of its data points.
 *
 * @param series by id of the data point; deleted ones are left out, and count as unknown
 * @param before its state just before the span
 */
export function evaluateAlert(
  plan: AlertPlan,
  series: ReadonlyMap<string, AlertSeries>,
  span: TimeSpan,
  before: EvaluatedState,
): AlertEvaluation {
  return evaluateTracks(plan, tracksOf(plan, series, span), span, before)
}

/** What the conditions of an alert measure over a span, and over the hold time before it. */
export function tracksOf(
  { groups, holdMs }: AlertPlan,
  series: ReadonlyMap<string, AlertSeries>,
  { from, to }: TimeSpan,
): PlanTracks {
  return groups.map(({ conditions }) =>
    conditions.map((condition) => {
      const own = conditionSources(condition).map((id) => series.get(id))
      const there = own.filter((one) => one !== undefined)
      if (there.length < own.length) return { times: [], values: [] }
      return conditionTrack(condition, there, { from: from - holdMs, to })
    }),
  )
}
