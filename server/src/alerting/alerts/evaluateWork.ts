import {
  conditionReachMs,
  evaluateAlert,
  HOUR_MS,
  MINUTE_MS,
  noticesOf,
  type AlertChange,
  type AlertEvaluation,
  type AlertNotice,
  type AlertPlan,
  type AlertSeries,
  type EvaluatedState,
  type TimeSpan,
  type NotifiedState,
} from '@airshed/domain'
import { conditionsOf, gapOf, pointsOf } from './loadSeries.ts'
import type { WatchedPoints } from './readPoints.ts'
import type { AlertWork } from './takeAlerts.ts'

/** Approximate number of readings on which one alert is evaluated in one transaction. */
const READINGS_AT_ONCE = 100_000
/** Subscribers are notified of changes younger than this plus the gap allowed between reports of its devices. */
const LIVE_FOR_MS = 15 * MINUTE_MS

/** An alert with its plan, and the span over which it is evaluated now. */
export interface EvaluatedWork extends AlertWork {
  readonly plan: AlertPlan
  /** The data points that it may look at. */
  readonly points: WatchedPoints
  readonly span: TimeSpan
  /** The span ends before now: evaluating continues from its end unless nothing has changed there. */
  readonly isPart: boolean
  /** From here on no new reading is within reach of the conditions, ms UTC. */
  readonly reachTs: number
  /** Changes older than this are history, ms. */
  readonly liveForMs: number
}

/** The span over which an alert is evaluated: up to now, in parts if that covers very many readings. */
export function spanOf(
  work: AlertWork,
  plan: AlertPlan,
  points: WatchedPoints,
  now: number,
): EvaluatedWork {
  const end = Math.max(now, work.readTo ?? now)
  let reachMs = 0
  let gapMs = 0
  let readingsEachMs = 0
  for (const condition of conditionsOf(plan)) {
    for (const point of pointsOf(condition, points)) {
      const gap = gapOf(point, work.from)
      gapMs = Math.max(gapMs, gap)
      reachMs = Math.max(reachMs, conditionReachMs(condition, gap))
      readingsEachMs += 1 / Math.max(1_000, point.reportingIntervalMs)
    }
  }
  const partMs = Math.max(HOUR_MS, READINGS_AT_ONCE / Math.max(readingsEachMs, 1e-9))
  const to = Math.min(end, work.from + Math.ceil(partMs))
  return {
    ...work,
    plan,
    points,
    span: { from: work.from, to },
    isPart: to < end,
    reachTs: Math.max(work.readTo ?? work.from, work.from) + reachMs + plan.holdMs,
    liveForMs: LIVE_FOR_MS + gapMs,
  }
}

/** What is known of an alert's past. */
export interface KnownPast {
  /** Its state just before the span. */
  readonly before: EvaluatedState
  /** Its state at the end of the span, as far as was known. */
  readonly atEnd: EvaluatedState
}

export interface Outcome {
  readonly evaluation: AlertEvaluation
  /** Its state from the end of the span on is unchanged: nothing after it changes. */
  readonly isSettled: boolean
  readonly notices: readonly AlertNotice[]
  readonly notified: NotifiedState
}

/** Evaluates an alert over its span, and finds what its subscribers are notified of. */
export function evaluateWork(
  work: EvaluatedWork,
  series: ReadonlyMap<string, AlertSeries>,
  { before, atEnd }: KnownPast,
  now: number,
): Outcome {
  const { plan, span, alert, liveForMs } = work
  const evaluation = evaluateAlert(plan, series, span, before)
  const { state } = evaluation
  const isSame =
    state.isActive === atEnd.isActive &&
    state.lacksData === atEnd.lacksData &&
    (plan.reactivationMs === 0 || state.beganTs === atEnd.beganTs)
  const isSettled = work.isPart && isSame && span.to >= work.reachTs
  const isAtEnd = !work.isPart
  const notified = {
    notified: alert.told,
    notifiedNoData: alert.told_no_data,
    notifiedTs: alert.told_ts,
  }
  if (!isAtEnd) return { evaluation, isSettled, notices: [], notified }
  const isLive = work.isDue || (work.readTo !== null && work.readTo >= now - liveForMs)
  const found = noticesOf({
    ...notified,
    changes: evaluation.changes,
    state,
    now,
    liveForMs,
    isLive,
  })
  return { evaluation, isSettled, notices: found.notices, notified: found.after }
}

/** Known changes that are gone, and changes that are new. */
export function differenceOf(
  known: readonly { ts: number; is_active: boolean; lacks_data: boolean }[],
  found: readonly AlertChange[],
): { gone: number[]; added: AlertChange[] } {
  const before = new Map(known.map((one) => [one.ts, stateKey(one.is_active, one.lacks_data)]))
  const after = new Map(found.map((one) => [one.ts, stateKey(one.isActive, one.lacksData)]))
  return {
    gone: [...before].filter(([ts, state]) => after.get(ts) !== state).map(([ts]) => ts),
    added: found.filter(({ ts }) => before.get(ts) !== after.get(ts)),
  }
}

const stateKey = (isActive: boolean, lacksData: boolean): string => `${isActive} ${lacksData}`
