import { NOON_MS, sourceOf } from '../computed/sourceSeries.fixture.ts'
import type { ComputedSource } from '../computed/metricSource.ts'
import { MINUTE_MS } from '../time/duration.ts'
import { UNEVALUATED } from './alertHistory.ts'
import { planOf, type AlertOptions } from './alertPlan.ts'
import type { AlertSeries } from './conditionTrack.ts'
import { evaluateAlert } from './evaluateAlert.ts'

type MinuteReading = readonly [minute: number, value: number]

/** Readings of a data point of a device that reports each minute, as `[minutes after noon, value]`. */
export function seriesOf(
  id: string,
  readings: readonly MinuteReading[],
  source: Partial<ComputedSource> = {},
  reportingIntervalMs = MINUTE_MS,
): AlertSeries {
  return {
    source: sourceOf({ id, ...source }),
    times: Float64Array.from(readings, ([minute]) => NOON_MS + minute * MINUTE_MS),
    values: Float64Array.from(readings, ([, value]) => value),
    reportingIntervalMs,
  }
}

export interface Evaluated {
  /** Changes as `[minutes after noon, whether it is active]`. */
  changes: (readonly [number, boolean])[]
  /** Whether it has no data from each change on. */
  isLacking: readonly boolean[]
  /** What the conditions measured at each change. */
  values: (readonly (number | null)[])[]
  /** Minutes after noon; null: never. */
  dueMinute: number | null
}

/** Evaluates an alert over some minutes after noon. */
export function evaluated(
  alert: AlertOptions,
  series: readonly AlertSeries[],
  { from = 0, to = 120 }: { from?: number; to?: number } = {},
): Evaluated {
  const minuteOf = (ts: number) => (ts - NOON_MS) / MINUTE_MS
  const span = { from: NOON_MS + from * MINUTE_MS, to: NOON_MS + to * MINUTE_MS }
  const byId = new Map(series.map((one) => [one.source.id, one]))
  const { changes, dueTs } = evaluateAlert(planOf(alert), byId, span, UNEVALUATED)
  return {
    changes: changes.map(({ ts, isActive }) => [minuteOf(ts), isActive]),
    isLacking: changes.map(({ lacksData }) => lacksData),
    values: changes.map(({ values }) => values),
    dueMinute: dueTs === null ? null : minuteOf(dueTs),
  }
}

/** The states of an alert over some minutes after noon: `[minutes after noon, state]`. */
export function states(...question: Parameters<typeof evaluated>): (readonly [number, string])[] {
  const { changes, isLacking } = evaluated(...question)
  return changes.map(([minute, isActive], at) => [
    minute,
    isLacking[at] === true ? 'no_data' : isActive ? 'active' : 'resolved',
  ])
}
