import { NOON_MS, sourceOf } from '../metrics/metricSeries.fixture.ts'
import type { MetricSource } from '../metrics/metricSource.ts'
import { MINUTE_MS } from '../time/duration.ts'
import { UNJUDGED } from './alertHistory.ts'
import { planOf, type AlertOptions } from './alertPlan.ts'
import type { AlertSeries } from './conditionTrack.ts'
import { evaluateAlert } from './evaluateAlert.ts'

type MinuteReading = readonly [minute: number, value: number]

/** Readings of a data point of a device that reports each minute, as `[minutes after noon, value]`. */
export function seriesOf(
  id: string,
  readings: readonly MinuteReading[],
  source: Partial<MetricSource> = {},
  reportingIntervalMs = MINUTE_MS,
): AlertSeries {
  return {
    source: sourceOf({ id, ...source }),
    times: Float64Array.from(readings, ([minute]) => NOON_MS + minute * MINUTE_MS),
    values: Float64Array.from(readings, ([, value]) => value),
    reportingIntervalMs,
  }
}

export interface Judged {
  /** Changes as `[minutes after noon, whether it is active]`. */
  changes: (readonly [number, boolean])[]
  /** Whether it has no data from each change on. */
  isLacking: readonly boolean[]
  /** What the conditions measured at each change. */
  values: (readonly (number | null)[])[]
  /** Minutes after noon; null: never. */
  dueMinute: number | null
}

/** Judges an alert over some minutes after noon. */
export function judged(
  alert: AlertOptions,
  series: readonly AlertSeries[],
  { from = 0, to = 120 }: { from?: number; to?: number } = {},
): Judged {
  const minuteOf = (ts: number) => (ts - NOON_MS) / MINUTE_MS
  const span = { from: NOON_MS + from * MINUTE_MS, to: NOON_MS + to * MINUTE_MS }
  const byId = new Map(series.map((one) => [one.source.id, one]))
  const { changes, dueTs } = evaluateAlert(planOf(alert), byId, span, UNJUDGED)
  return {
    changes: changes.map(({ ts, isActive }) => [minuteOf(ts), isActive]),
    isLacking: changes.map(({ lacksData }) => lacksData),
    values: changes.map(({ values }) => values),
    dueMinute: dueTs === null ? null : minuteOf(dueTs),
  }
}

/** The states of an alert over some minutes after noon: `[minutes after noon, state]`. */
export function states(...question: Parameters<typeof judged>): (readonly [number, string])[] {
  const { changes, isLacking } = judged(...question)
  return changes.map(([minute, isActive], at) => [
    minute,
    isLacking[at] === true ? 'no_data' : isActive ? 'active' : 'resolved',
  ])
}
