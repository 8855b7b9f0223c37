import { HOUR_MS } from './duration.ts'

/** A window of time, both ends in ms UTC; `from` is before `to`, which belongs to the next window. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

/** A range whose end is older than this is historical and takes no live updates. */
const HISTORICAL_AFTER_MS = HOUR_MS

export function rangeLengthMs(range: TimeRange): number {
  return range.to - range.from
}

/** The window of that length that ends at `now`. */
export function lastRange(lengthMs: number, now: number): TimeRange {
  return { from: now - lengthMs, to: now }
}

/** True when the range ended more than one hour before `now`. */
export function isHistorical(range: TimeRange, now: number): boolean {
  return range.to < now - HISTORICAL_AFTER_MS
}

/** The range of the same length that ends where this one starts. */
export function previousRange(range: TimeRange): TimeRange {
  return shifted(range, -rangeLengthMs(range))
}

/** The range of the same length that starts where this one ends; see {@link canGoNext}. */
export function nextRange(range: TimeRange): TimeRange {
  return shifted(range, rangeLengthMs(range))
}

/** False when the next range would end in the future. */
export function canGoNext(range: TimeRange, now: number): boolean {
  return nextRange(range).to <= now
}

/** The range moved to end at `now` with its length kept: the window of a live page. */
export function liveWindow(range: TimeRange, now: number): TimeRange {
  return lastRange(rangeLengthMs(range), now)
}

function shifted(range: TimeRange, byMs: number): TimeRange {
  return { from: range.from + byMs, to: range.to + byMs }
}
