import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './duration.ts'
import { readIsoTime } from './isoTime.ts'

/** Longest first: a length is written in the longest unit that divides it. */
const UNITS = [
  ['d', DAY_MS],
  ['h', HOUR_MS],
  ['m', MINUTE_MS],
  ['s', SECOND_MS],
  ['ms', 1],
] as const

const LENGTH = /^(\d{1,15})(d|h|m|s|ms)$/

/** A length such as `30m`, `3h` or `7d` in ms; null for anything else, and for a length of zero. */
export function readLength(text: string): number | null {
  const [, count, name] = LENGTH.exec(text) ?? []
  const unitMs = UNITS.find(([unit]) => unit === name)?.[1]
  const lengthMs = unitMs === undefined ? 0 : Number(count) * unitMs
  return lengthMs > 0 && Number.isSafeInteger(lengthMs) ? lengthMs : null
}

/** The text that {@link readLength} reads: `3h` for three hours. */
export function writeLength(lengthMs: number): string {
  const [unit, unitMs] = UNITS.find(([, ms]) => lengthMs % ms === 0) ?? UNITS[4]
  return `${Math.round(lengthMs / unitMs)}${unit}`
}

/** Fewer digits would be a year or seconds, not ms. */
const MS = /^\d{11,15}$/

const BLANK_OF_OFFSET = /(?<=:\d\d(?:\.\d{1,9})?) (?=\d\d:?\d\d$)/

/**
 * A time as ms UTC or in ISO 8601, in ms UTC; null for anything else, for dates and times of day that do not exist and for
 * times before 1970. ISO without an offset is UTC. A blank before an offset counts as its `+`, which it is in a query.
 */
export function readTime(text: string): number | null {
  if (MS.test(text)) return Number(text)
  const time = readIsoTime(text.replace(BLANK_OF_OFFSET, '+'), true)
  return time === null || time === 'impossible' || time.ms < 0 ? null : time.ms
}
