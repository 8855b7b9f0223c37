import { LATEST_TIME_MS } from '@airshed/schemas'

/** A measured time further ahead of the server's clock than this is rejected. */
export const FUTURE_TOLERANCE_MS = 10 * 60_000

/** Each unit of Unix times is read up to the year 5138, where the next one is in 1973. */
const SECONDS_BELOW = 1e11
const MILLISECONDS_BELOW = 1e14
const MICROSECONDS_BELOW = 1e17

const isoWithZone =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d{1,9}))?\s*([Zz]|[+-]\d{2}:?\d{2})$/

const unixText = /^\d{9,19}(\.\d+)?$/

export const TIME_EXPECTED =
  'a time from 1970 to 2200 as ISO 8601 with Z or an offset, or as a Unix time in seconds, ms, µs or ns'

/**
 * A measured time of a payload in ms UTC; digits below a millisecond are truncated.
 *
 * @returns undefined if it is not a time: a local time without an offset is ambiguous
 */
export function parseTime(value: unknown): number | undefined {
  const ms = typeof value === 'string' ? parseText(value.trim()) : parseUnix(value)
  return ms === undefined || !(ms >= 0 && ms <= LATEST_TIME_MS) ? undefined : ms
}

/** The unit of a Unix time finer than a millisecond, which few mean to send; null for any other time. */
export function fineUnitOf(value: unknown): 'microseconds' | 'nanoseconds' | null {
  const number = typeof value === 'string' && unixText.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !(number >= MILLISECONDS_BELOW)) return null
  return number < MICROSECONDS_BELOW ? 'microseconds' : 'nanoseconds'
}

/** The remark about times in such a unit. */
export const readInUnit = (unit: string): string =>
  `the times came in ${unit}, and were read as such`

/** Spans that clocks count from before they are set: Unix, FAT and GPS, and many real-time clocks. */
const UNSET_SPANS = [
  [0, Date.UTC(1971, 0, 1)],
  [Date.UTC(1980, 0, 1), Date.UTC(1980, 1, 1)],
  [Date.UTC(2000, 0, 1), Date.UTC(2000, 0, 2)],
] as const

/** Whether a time looks like that of a clock that was never set. */
export const isUnsetClock = (ms: number): boolean =>
  UNSET_SPANS.some(([from, until]) => ms >= from && ms < until)

/** What was expected instead of a value that is not a time. */
export function timeExpected(value: unknown): string {
  const [, date = ''] = typeof value === 'string' ? (isoWithZone.exec(value.trim()) ?? []) : []
  return date === '' || isDate(date) ? TIME_EXPECTED : `a date that exists, and ${TIME_EXPECTED}`
}

/** Whether a date such as 2026-02-30 exists. */
function isDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  )
}

function parseText(text: string): number | undefined {
  if (unixText.test(text)) return parseUnix(Number(text))
  const match = isoWithZone.exec(text)
  if (match === null || !isDate(match[1] ?? '')) return undefined
  const [, date = '', clock = '', fraction = '', zone = ''] = match
  const seconds = clock.length === 5 ? `${clock}:00` : clock
  const millis = fraction.slice(0, 3).padEnd(3, '0')
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone
  const ms = Date.parse(`${date}T${seconds}.${millis}${offset.toUpperCase()}`)
  return Number.isNaN(ms) ? undefined : ms
}

function parseUnix(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const size = Math.abs(value)
  if (size < SECONDS_BELOW) return Math.floor(value * 1000)
  if (size < MILLISECONDS_BELOW) return Math.floor(value)
  if (size < MICROSECONDS_BELOW) return Math.floor(value / 1000)
  // Numbers of this size are exact to 256 ns: rounding to µs first keeps a full millisecond.
  return Math.floor(Math.round(value / 1000) / 1000)
}

/** Whether a measured time is so far ahead that the clock behind it must be wrong. */
export const isAhead = (measuredAt: number, receivedAt: number): boolean =>
  measuredAt > receivedAt + FUTURE_TOLERANCE_MS
