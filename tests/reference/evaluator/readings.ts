/** The kinds of parameters, each with an arithmetic of its own. */
export const KINDS = [
  'scalar',
  'direction',
  'level',
  'maximum',
  'minimum',
  'sum',
  'count',
  'boolean',
  'index',
] as const
export type Kind = (typeof KINDS)[number]

/** A reading as sent by a device: time in ms UTC, value or none, flags as a sum of bits. */
export interface Reading {
  readonly ts: number
  readonly value: number | null
  readonly flags: number
}

/** A reporting interval that is in force from a time on, until the next. */
export interface Interval {
  readonly fromMs: number
  readonly intervalMs: number
}

/** How readings below their detection limit count. */
export const LIMIT_RULES = ['half', 'zero', 'excluded'] as const
export type LimitRule = (typeof LIMIT_RULES)[number]

/** Readings of one data point in order of arrival: late, repeated, flagged or missing. */
export interface Series {
  readonly kind: Kind
  /** Intervals of its device, oldest first; the first one applies before its time too. */
  readonly intervals: readonly Interval[]
  readonly sent: readonly Reading[]
  /** How its readings below their detection limit count. Default: half of the limit. */
  readonly limitRule?: LimitRule
}

/**
 * A reading that counts: it was the first to arrive for its time, has a value, and is not hidden by a
 * flag.
 */
export interface Shown {
  readonly ts: number
  readonly value: number
}

/** Fault 1, implausible 8 and invalid 16 hide a value; future time 2 and received time 4 do not. */
export const isHidden = (flags: number): boolean =>
  flags % 2 === 1 || Math.floor(flags / 8) % 2 === 1 || Math.floor(flags / 16) % 2 === 1

/** The readings that are kept, oldest first: of two for the same time, the one that arrived first. */
export function keptReadings({ sent }: Series): Reading[] {
  const kept = new Map<number, Reading>()
  for (const reading of sent) if (!kept.has(reading.ts)) kept.set(reading.ts, reading)
  return [...kept.values()].sort((a, b) => a.ts - b.ts)
}

/** Why readings are hidden, in the order in which reasons are listed. */
export const REASONS = ['sensor fault', 'marked invalid', 'implausible'] as const

/**
 * How many kept readings each reason hides, from a time up to, but not including, another: the first
 * reason counts.
 */
export function hiddenIn(series: Series, from: number, to: number): number[] {
  const counts = [0, 0, 0]
  for (const reading of keptReadings(series)) {
    const reason = reasonOf(reading)
    if (reading.ts < from || reading.ts >= to || reason === undefined) continue
    const at = REASONS.indexOf(reason)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The newest kept reading before a time, hidden or not; undefined: there is none. */
export function newestBefore(series: Series, before: number): Reading | undefined {
  let newest: Reading | undefined
  for (const reading of keptReadings(series)) if (reading.ts < before) newest = reading
  return newest
}

/** Why a reading is hidden: the first reason counts; undefined if it is not. */
export function reasonOf({ flags }: Reading): (typeof REASONS)[number] | undefined {
  if (!isHidden(flags)) return undefined
  if (flags % 2 === 1) return REASONS[0]
  return REASONS[Math.floor(flags / 16) % 2 === 1 ? 1 : 2]
}

/** Whether a reading is below its detection limit, which is its value: flag 128, unless it is hidden. */
const isBelowLimit = ({ flags }: Reading): boolean =>
  Math.floor(flags / 128) % 2 === 1 && !isHidden(flags)

/** How many kept readings are below their detection limit, from a time up to, but not including, another. */
export function belowLimitIn(series: Series, from: number, to: number): number {
  let count = 0
  for (const reading of keptReadings(series)) {
    if (reading.ts >= from && reading.ts < to && isBelowLimit(reading)) count += 1
  }
  return count
}

/** What a reading counts; null: nothing. */
function countedOf(reading: Reading, rule: LimitRule = 'half'): number | null {
  const { value, flags } = reading
  if (value === null || isHidden(flags)) return null
  if (!isBelowLimit(reading)) return value
  if (rule === 'excluded') return null
  return rule === 'zero' ? 0 : value / 2
}

const shownOf = new WeakMap<Series, Shown[]>()

/** The readings that count from a time up to, but not including, another. */
export function shownIn(series: Series, from: number, to: number): Shown[] {
  let all = shownOf.get(series)
  if (all === undefined) {
    all = []
    for (const reading of keptReadings(series)) {
      const value = countedOf(reading, series.limitRule)
      if (value !== null) all.push({ ts: reading.ts, value })
    }
    shownOf.set(series, all)
  }
  const found: Shown[] = []
  for (let at = placeOf(all, from); at < all.length; at += 1) {
    const reading = all[at]
    if (reading === undefined || reading.ts >= to) break
    found.push(reading)
  }
  return found
}

/**
 * How many are before a time: by binary search, as an hour of a year would otherwise scan the whole year.
 */
function placeOf(readings: readonly Shown[], ts: number): number {
  let low = 0
  let high = readings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((readings[middle]?.ts ?? ts) < ts) low = middle + 1
    else high = middle
  }
  return low
}

/** The interval in force at a time, ms. */
export function intervalAt({ intervals }: Series, ts: number): number {
  let found = intervals[0]?.intervalMs ?? Number.NaN
  for (const { fromMs, intervalMs } of intervals) if (fromMs <= ts) found = intervalMs
  return found
}

/** Number of readings expected in a window by the intervals in force, not counting partial intervals. */
export function expectedIn({ intervals }: Series, from: number, to: number): number {
  let expected = 0
  for (let at = 0; at < intervals.length; at += 1) {
    const { fromMs = 0, intervalMs = 0 } = intervals[at] ?? {}
    const start = at === 0 ? from : Math.max(from, fromMs)
    const end = Math.min(to, intervals[at + 1]?.fromMs ?? to)
    if (end > start) expected += (end - start) / intervalMs
  }
  return Math.floor(expected + 1e-6)
}
