import type { TimeSpan } from '../computed/sourceSeries.ts'
import { DAY_MS } from '../time/duration.ts'
import { hoursWithin } from './alertHours.ts'
import type { AlertPlan } from './alertPlan.ts'
import { trackValue, truthAt, type PlanTracks } from './truth.ts'

/** The state of an alert. */
export interface EvaluatedState {
  /** null: it was not evaluated yet. */
  readonly isActive: boolean | null
  /** It has no data: its readings have stopped. It is then not active. */
  readonly lacksData: boolean
  /** When it last began, ms UTC; null: never. */
  readonly beganTs: number | null
  /** Id of the group by which it began; null: never. */
  readonly group: string | null
}

/** A change of state. */
export interface AlertChange {
  /** ms UTC. */
  readonly ts: number
  readonly isActive: boolean
  /** From then on it has no data. */
  readonly lacksData: boolean
  /** The group by which it began, or had begun, or that is not known. */
  readonly group: string | null
  /** What the conditions of that group measured then; null: unknown. */
  readonly values: readonly (number | null)[]
}

export interface AlertEvaluation {
  /** Ascending, within the span. */
  readonly changes: readonly AlertChange[]
  /** Its state at the end of the span. */
  readonly state: EvaluatedState
  /** When the state changes next if nothing else is reported, ms UTC; null: never. */
  readonly dueTs: number | null
}

/** Hours repeat each week: any effect they have occurs within one. */
const HOURS_AHEAD_MS = 8 * DAY_MS

/**
 * The states of an alert over a span. It begins once a group has held for the hold time, within its hours and not
 * before the reactivation time is over; it ends as soon as no group holds by the clearing limits.
 *
 * While readings are missing, whether the rules hold is unknown. That neither begins nor ends an alert that keeps its
 * state, and counts as holding for one that is to be active. Others have no data: at once if they were active, else
 * within their hours; an active one that is unknown by its clearing limits, but does not hold by those for beginning, is
 * over. When readings return they are evaluated by the limits for beginning, and are over unless they begin
 * at that moment.
 *
 * @param tracks what the conditions measure, from the hold time before the span on
 * @param before its state just before the span
 */
export function evaluateTracks(
  plan: AlertPlan,
  tracks: PlanTracks,
  span: TimeSpan,
  before: EvaluatedState,
): AlertEvaluation {
  const startTs = span.from - plan.holdMs
  const allowed = allowedSpans(plan, { from: startTs, to: span.to + HOURS_AHEAD_MS })
  const instants = instantsOf(tracks, allowed, startTs, span.from)
  const changes: AlertChange[] = []
  let current = before
  let stateAtEnd = before
  let pendingSince: number | null = null
  let dueTs: number | null = null

  const change = (ts: number, state: 'active' | 'no_data' | 'resolved', group = -1): boolean => {
    if (ts > span.to) {
      dueTs = ts
      return false
    }
    const [isActive, lacksData] = [state === 'active', state === 'no_data']
    const id = plan.groups[group]?.id ?? current.group
    changes.push({ ts, isActive, lacksData, group: id, values: valuesOf(plan, tracks, id, ts) })
    current = { isActive, lacksData, beganTs: isActive ? ts : current.beganTs, group: id }
    stateAtEnd = current
    return true
  }

  for (const [at, ts] of instants.entries()) {
    const untilTs = instants[at + 1] ?? Infinity
    if (current.isActive === true) {
      if (ts < span.from) continue
      const { truth, group } = truthOf(plan, tracks, ts, true)
      if (truth === true || (truth === null && plan.missing !== 'no_data')) continue
      const isLost = truth === null && truthOf(plan, tracks, ts, false).truth === null
      if (!change(ts, isLost ? 'no_data' : 'resolved', group)) break
      pendingSince = null
    }
    const { truth, group } = truthOf(plan, tracks, ts, false)
    const mayBegin = isIn(allowed, ts)
    if (truth === null && plan.missing === 'no_data') {
      pendingSince = null
      if (current.lacksData || !mayBegin || ts < span.from) continue
      if (!change(ts, 'no_data', group)) break
      continue
    }
    if (current.isActive === null && truth === false && ts >= span.from) {
      if (!change(ts, 'resolved')) break
    }
    pendingSince = truth === true && mayBegin ? (pendingSince ?? ts) : null
    const beginTs =
      pendingSince === null
        ? Infinity
        : Math.max(
            pendingSince + plan.holdMs,
            (current.beganTs ?? Number.NEGATIVE_INFINITY) + plan.reactivationMs,
            ts,
            span.from,
          )
    if (current.lacksData && beginTs > ts && ts >= span.from) {
      if (!change(ts, 'resolved')) break
    }
    if (beginTs >= untilTs) continue
    if (!change(beginTs, 'active', group)) break
  }
  return { changes, state: stateAtEnd, dueTs }
}

/** Whether the rules hold; unknown counts as holding for an alert that is active while readings are missing. */
function truthOf(
  plan: AlertPlan,
  tracks: PlanTracks,
  ts: number,
  isActive: boolean,
): ReturnType<typeof truthAt> {
  const found = truthAt(plan, tracks, ts, isActive)
  return found.truth === null && plan.missing === 'active' ? { ...found, truth: true } : found
}

function allowedSpans({ hours }: AlertPlan, span: TimeSpan): readonly TimeSpan[] {
  if (hours === null) return [{ from: Number.NEGATIVE_INFINITY, to: Infinity }]
  return hoursWithin(hours, span)
}

const isIn = (spans: readonly TimeSpan[], ts: number): boolean =>
  spans.some(({ from, to }) => from <= ts && ts < to)

/** All times from the start on when something may change. */
function instantsOf(
  tracks: PlanTracks,
  allowed: readonly TimeSpan[],
  startTs: number,
  fromTs: number,
): readonly number[] {
  const instants = new Set<number>([startTs, fromTs])
  for (const { times } of tracks.flat()) {
    for (const ts of times) if (ts > startTs) instants.add(ts)
  }
  for (const { from, to } of allowed) {
    for (const ts of [from, to]) if (Number.isFinite(ts) && ts > startTs) instants.add(ts)
  }
  return [...instants].toSorted((a, b) => a - b)
}

function valuesOf(
  plan: AlertPlan,
  tracks: PlanTracks,
  group: string | null,
  ts: number,
): (number | null)[] {
  const index = plan.groups.findIndex(({ id }) => id === group)
  return (plan.groups[index]?.conditions ?? []).map((_, at) => {
    const value = trackValue(tracks, index, at, ts)
    return Number.isNaN(value) ? null : value
  })
}
