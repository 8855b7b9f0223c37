import { LATEST_TIME_MS } from '@airshed/schemas'
import { readIsoTime } from './isoTime.ts'

/** Each unit of Unix times is read up to the year 5138, where the next one is in 1973. */
const SECONDS_BELOW = 1e11
const MILLISECONDS_BELOW = 1e14
const MICROSECONDS_BELOW = 1e17

const UNIX_TEXT = /^\d{9,19}(\.\d+)?$/

/** What a measured time has to be. */
export const TIME_EXPECTED =
  'a time from 1970 to 2200 as ISO 8601 with Z or an offset, or as a Unix time in seconds, ms, µs or ns'

/** What a time has to be whose date or time of day is none. */
export const EXISTING_TIME_EXPECTED = 'a date and a time of day that exist'

/** A time as a program or a device stated it. */
export interface MeasuredTime {
  /** ms UTC; digits below a millisecond are truncated. */
  ms: number
  /** The unit of a Unix time finer than a millisecond, which few mean to send; null for any other. */
  fineUnit: 'microseconds' | 'nanoseconds' | null
  /** See `IsoTime`. */
  isLeapSecond: boolean
}

/** Why a value is no time. */
export interface NoTime {
  /** What was expected instead. */
  expected: string
  /** Whether it is written as a time, but is of a date or a time of day that does not exist. */
  isImpossible: boolean
}

/**
 * Reads a measured time: ISO 8601 with an offset, or a Unix time as a number or as digits, whose unit follows from its
 * size. A local time without an offset is ambiguous, so it is none.
 */
export function readMeasuredTime(value: unknown): MeasuredTime | NoTime {
  const unix = unixNumber(value)
  if (unix !== null) {
    const ms = unixMs(unix)
    return isReadingTime(ms) ? { ms, fineUnit: fineUnitOf(unix), isLeapSecond: false } : NO_TIME
  }
  if (typeof value !== 'string') return NO_TIME
  const time = readIsoTime(value.trim())
  if (time === 'impossible') return IMPOSSIBLE_TIME
  return time === null || !isReadingTime(time.ms) ? NO_TIME : { ...time, fineUnit: null }
}

const NO_TIME: NoTime = { expected: TIME_EXPECTED, isImpossible: false }
const IMPOSSIBLE_TIME: NoTime = {
  expected: `${EXISTING_TIME_EXPECTED}, and ${TIME_EXPECTED}`,
  isImpossible: true,
}

/** Whether what was read is a time. */
export const isTime = (read: MeasuredTime | NoTime): read is MeasuredTime => 'ms' in read

/** Whether readings can be of a time, ms UTC: from 1970 to 2200. */
export const isReadingTime = (ms: number): boolean => ms >= 0 && ms <= LATEST_TIME_MS

function unixNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && UNIX_TEXT.test(value.trim()) ? Number(value) : null
}

function unixMs(value: number): number {
  const size = Math.abs(value)
  if (size < SECONDS_BELOW) return Math.floor(value * 1000)
  if (size < MILLISECONDS_BELOW) return Math.floor(value)
  if (size < MICROSECONDS_BELOW) return Math.floor(value / 1000)
  // Numbers of this size are exact to 256 ns: rounding to µs first keeps a full millisecond.
  return Math.floor(Math.round(value / 1000) / 1000)
}

function fineUnitOf(value: number): MeasuredTime['fineUnit'] {
  if (value < MILLISECONDS_BELOW) return null
  return value < MICROSECONDS_BELOW ? 'microseconds' : 'nanoseconds'
}
