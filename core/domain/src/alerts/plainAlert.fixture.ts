import { HOUR_MS } from '../time/duration.ts'
import type { AlertPlan, ConditionPlan, ValuePlan } from './alertPlan.ts'

/** A reading as `[ms UTC, value]`. */
export type PlainReading = readonly [ts: number, value: number]
export type PlainReadings = Readonly<Record<string, readonly PlainReading[]>>

export interface PlainOptions {
  plan: AlertPlan
  readings: PlainReadings
  /** How old a reading may be, ms. */
  gapMs: number
  /** From one reading to the next, ms. */
  intervalMs: number
  /** The first and the last time to evaluate, and the step between; all times are multiples of it. */
  from: number
  to: number
  stepMs: number
}

/** A change: ms UTC, and the state from then on. */
export type PlainChange = readonly [ts: number, state: 'active' | 'resolved' | 'no_data']

/**
 * The changes of an alert, by evaluating everything anew at each step, and a millisecond after it, when a value may have
 * become too old: slow, but plain enough to be checked against the specification.
 */
export function plainAlert(options: PlainOptions): PlainChange[] {
  const { plan, from, to, stepMs } = options
  const changes: PlainChange[] = []
  let state: PlainChange[1] | null = null
  let beganTs = Number.NEGATIVE_INFINITY
  // The rules have held since then, counted only while the alert was not active.
  let heldSince: number | null = null
  const enter = (ts: number, next: PlainChange[1]): void => {
    state = next
    changes.push([ts, next])
  }
  const look = (ts: number): void => {
    const isLost = (holding: boolean | null) => holding === null && plan.missing === 'no_data'
    const holds = (isActive: boolean): boolean | null => {
      const holding = truth(options, ts, isActive)
      return holding === null && plan.missing === 'active' ? true : holding
    }
    if (state === 'active') {
      if (isLost(holds(true)) && isLost(holds(false))) enter(ts, 'no_data')
      else if (holds(true) === false || isLost(holds(true))) enter(ts, 'resolved')
      else return
    }
    const now = holds(false)
    heldSince = now === true ? (heldSince ?? ts) : null
    if (ts < from) return
    const hasHeld = heldSince !== null && ts - heldSince >= plan.holdMs
    if (hasHeld && ts >= beganTs + plan.reactivationMs) {
      beganTs = ts
      heldSince = null
      enter(ts, 'active')
    } else if (isLost(now)) {
      if (state !== 'no_data') enter(ts, 'no_data')
    } else if (state === 'no_data' || (state === null && now === false)) enter(ts, 'resolved')
  }
  for (let ts = from - plan.holdMs; ts <= to; ts += stepMs) {
    look(ts)
    if (ts < to) look(ts + 1)
  }
  return changes
}

function truth(options: PlainOptions, ts: number, isActive: boolean): boolean | null {
  const groups = options.plan.groups.map(({ conditions }) => {
    const each = conditions.map((condition) => conditionTruth(options, condition, ts, isActive))
    return each.includes(false) ? false : each.includes(null) ? null : true
  })
  return groups.includes(true) ? true : groups.includes(null) ? null : false
}

function conditionTruth(
  options: PlainOptions,
  condition: ConditionPlan,
  ts: number,
  isActive: boolean,
): boolean | null {
  if (condition.kind === 'silence') {
    const last = lastOf(options.readings[condition.source] ?? [], ts)
    return last === null ? null : ts - last[0] >= condition.periodMs
  }
  const value = valueOf(options, condition, ts)
  if (value === null) return null
  const limit = isActive ? condition.clearLimit : condition.limit
  const { expr } = condition
  if (expr === 'gt') return value > limit
  if (expr === 'gte') return value >= limit
  if (expr === 'lt') return value < limit
  if (expr === 'lte') return value <= limit
  return expr === 'eq' ? value === limit : value !== limit
}

function valueOf(options: PlainOptions, condition: ValuePlan, ts: number): number | null {
  const { measure, above } = condition
  const value = measured(options, condition, measure.source, ts)
  if (value === null || above === null) return value
  if ('value' in above) return value - above.value
  const other = measured(options, condition, above.source, ts)
  return other === null ? null : value - other
}

/** The last computed value, as long as it is good. */
function measured(
  options: PlainOptions,
  { measure, isSwitch }: ValuePlan,
  source: string,
  ts: number,
): number | null {
  const readings = options.readings[source] ?? []
  const { gapMs, intervalMs } = options
  if (measure.function === 'diff') {
    const other = options.readings[measure.other] ?? []
    const [a, b] = [lastOf(readings, ts), lastOf(other, ts)]
    if (a === null || b === null || ts - a[0] > gapMs || ts - b[0] > gapMs) return null
    return Math.abs(a[1] - b[1])
  }
  if (measure.function === 'rate') {
    for (const [at, value] of readings.toReversed()) {
      if (at > ts) continue
      if (ts - at > gapMs) return null
      const then = lastOf(readings, at - measure.spanMs)
      if (then !== null && at - measure.spanMs - then[0] <= gapMs) return value - then[1]
    }
    return null
  }
  if (!('periodMs' in measure)) {
    const last = lastOf(readings, ts)
    if (last === null || (!isSwitch && ts - last[0] > gapMs)) return null
    if (isSwitch) return Number(last[1] !== 0)
    return measure.function === 'abs' ? Math.abs(last[1]) : last[1]
  }
  const isHourly = measure.periodMs >= HOUR_MS
  const newest = lastOf(readings, ts)?.[0] ?? Number.NEGATIVE_INFINITY
  const times = isHourly
    ? Array.from({ length: 60 }, (_, back) => (Math.floor(newest / HOUR_MS) - back) * HOUR_MS)
    : readings
        .map(([at]) => at)
        .filter((at) => at <= ts)
        .toReversed()
  for (const at of times) {
    if (ts - at > gapMs + (isHourly ? HOUR_MS : 0)) return null
    const inWindow = readings.filter(([one]) =>
      isHourly
        ? one >= at - measure.periodMs && one < at
        : one > at - measure.periodMs && one <= at,
    )
    const values = inWindow.map(([, value]) => value)
    if (values.length === 0) continue
    if (measure.function === 'min') return Math.min(...values)
    if (measure.function === 'max') return Math.max(...values)
    if (values.length / Math.floor(measure.periodMs / intervalMs) < 0.75) continue
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  return null
}

const lastOf = (readings: readonly PlainReading[], ts: number): PlainReading | null =>
  readings.findLast(([at]) => at <= ts) ?? null
