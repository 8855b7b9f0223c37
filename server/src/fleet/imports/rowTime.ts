import { describeValue } from '@airshed/contract'
import {
  EXISTING_TIME_EXPECTED,
  isStartOfDay,
  isTime,
  MINUTE_MS,
  readMeasuredTime,
  standardOffsetMs,
} from '@airshed/domain'
import { instantsAt, skippingChange, type LocalClock } from '@airshed/domain/tabular'
import { DateTime } from 'luxon'
import type { ImportMapTime } from '@airshed/schemas'
import { isRefusal, rowRefusal, type Refusal } from './refusal.ts'

/**
 * Parses the time of a row in ms UTC. A local time that a clock change repeats yields two instants, in
 * order; if there are none, the cell is not a time. A refusal says why a local time does not exist.
 *
 * @param lastMs time of the row before, ms UTC, by which a time without a year gets one; null: it is the first
 */
export type ReadTimes = (cell: string, lastMs?: number | null) => readonly number[] | Refusal

/**
 * Parses the cells of the time column.
 *
 * @param startMs from when elapsed seconds count, ms UTC
 */
export function timeReader(
  { format = 'iso', zone = 'UTC', standardTime = false, year }: ImportMapTime,
  startMs = 0,
): ReadTimes {
  const clock = { zone, isStandard: standardTime }
  switch (format) {
    case 'iso':
      return onlyShort(withLeapSeconds(isoReader(clock)))
    case 'unix':
      return (cell) => (/^\d+(\.\d+)?$/.test(cell.trim()) ? [Math.floor(Number(cell) * 1000)] : [])
    case 'unix-ms':
      return (cell) => (/^\d+$/.test(cell.trim()) ? [Number(cell)] : [])
    case 'excel':
      return (cell) => (SERIAL_DATE.test(cell.trim()) ? serialDate(cell.trim(), clock) : [])
    case 'elapsed':
      return (cell) =>
        /^\d{1,10}([.,]\d+)?$/.test(cell.trim())
          ? [startMs + Math.round(Number(cell.trim().replace(',', '.')) * 1000)]
          : []
    default:
      return onlyShort(
        withLeapSeconds(
          year === undefined
            ? patternReader(format, clock)
            : patternReaderWithoutYear(format, clock, year),
        ),
      )
  }
}

/** Longer cells are no times, and are not compared with a pattern. */
const TIME_LENGTH_MAX = 100
const onlyShort =
  (read: ReadTimes): ReadTimes =>
  (cell, lastMs) =>
    cell.length > TIME_LENGTH_MAX ? [] : read(cell, lastMs)

const LEAP_SECOND = /(?<=\d:\d{2}):60(?!\d)/

/** A leap second is the instant that follows the second before it, as clocks without leap seconds count. */
const withLeapSeconds =
  (read: ReadTimes): ReadTimes =>
  (cell, lastMs) => {
    if (!LEAP_SECOND.test(cell)) return read(cell, lastMs)
    const before = read(cell.replace(LEAP_SECOND, ':59'), lastMs)
    if (isRefusal(before)) return before
    const instants = before.map((ms) => ms + 1000).filter(isStartOfDay)
    return before.length > 0 && instants.length === 0 ? impossible(cell) : instants
  }

const isoReader =
  (clock: LocalClock): ReadTimes =>
  (cell) => {
    const absolute = readMeasuredTime(cell)
    if (isTime(absolute)) return [absolute.ms]
    const text = isoForm(cell)
    return ISO_OFFSET.test(text)
      ? instantOf(DateTime.fromISO(text), cell)
      : localInstants(DateTime.fromISO(text, { zone: 'UTC' }), clock, cell)
  }

function patternReader(format: string, clock: LocalClock): ReadTimes {
  const wallOf = (cell: string) =>
    DateTime.fromFormat(cell.trim(), format, { zone: 'UTC', locale: 'en' })
  return hasOffset(format)
    ? (cell) => instantOf(wallOf(cell), cell)
    : (cell) => localInstants(wallOf(cell), clock, cell)
}

const SERIAL_DATE = /^\d{1,6}([.,]\d+)?$/
/** Serial date of 1970-01-01 in the 1900 system of Excel, which counts a 29 February 1900. */
const SERIAL_OF_1970 = 25_569
const DAY_S = 86_400

/** Serial dates are rounded to seconds: files have too few digits for more. */
function serialDate(cell: string, clock: LocalClock) {
  const days = Number(cell.replace(',', '.')) - SERIAL_OF_1970
  const wall = DateTime.fromMillis(Math.round(days * DAY_S) * 1000, { zone: 'UTC' })
  return localInstants(wall, clock, cell)
}

/** Rows without a year that are further apart may be of any. */
const KNOWN_YEAR_MS = 31 * DAY_S * 1000

/** Of the years around the row before, the one by which the time is nearest to it. */
function patternReaderWithoutYear(format: string, clock: LocalClock, firstYear: number): ReadTimes {
  const wallIn = (cell: string, year: number) =>
    DateTime.fromFormat(`${year} ${cell.trim()}`, `yyyy ${format}`, { zone: 'UTC', locale: 'en' })
  return (cell, lastMs = null) => {
    if (lastMs === null) return localInstants(wallIn(cell, firstYear), clock, cell)
    const year = new Date(lastMs).getUTCFullYear()
    const distance = (wall: DateTime) => Math.abs(wall.toMillis() - lastMs)
    const [nearest] = [year, year + 1, year - 1]
      .map((near) => wallIn(cell, near))
      .filter(({ isValid }) => isValid)
      .toSorted((one, other) => distance(one) - distance(other))
    if (nearest === undefined) return noTime(wallIn(cell, year), cell)
    if (distance(nearest) > KNOWN_YEAR_MS) {
      return rowRefusal(
        'year_unknown',
        'a time at most a month from the row before, by which its year can be told',
        cell.trim(),
        'Import the part of the file from here on by itself, with its year',
      )
    }
    return localInstants(nearest, clock, cell)
  }
}

/** Whether a cell has a date, but no time of day. */
export function isDateOnly(cell: string, format = 'iso'): boolean {
  const text = cell.trim()
  if (format === 'iso') return /^\d{4}-\d{2}-\d{2}$/.test(text)
  if (format === 'excel') return /^\d+([.,]0*)?$/.test(text)
  return !NAMED_FORMATS.includes(format) && !/[HhTtXxfF]/.test(format.replace(/'[^']*'/g, ''))
}

/** Whether a pattern has a token for an offset or a zone, outside of quoted text. */
const hasOffset = (format: string) => /[Zz]/.test(format.replace(/'[^']*'/g, ''))

const NAMED_FORMATS = ['iso', 'unix', 'unix-ms', 'excel', 'elapsed']
/** A time whose parts all differ. */
const SAMPLE = DateTime.utc(2025, 7, 23, 14, 5, 9)

/**
 * Whether a format is a known name, or a Luxon pattern that preserves the date of a time.
 *
 * @param isYearKnown whether the year is added to it. Default false
 */
export function isTimePattern(pattern: string, isYearKnown = false): boolean {
  if (NAMED_FORMATS.includes(pattern)) return true
  const format = isYearKnown ? `yyyy ${pattern}` : pattern
  if (hasRepeatedPart(format)) return false
  const text = SAMPLE.toFormat(format, { locale: 'en' })
  const read = DateTime.fromFormat(text, format, { zone: 'UTC', locale: 'en' })
  return read.isValid && read.hasSame(SAMPLE, 'day')
}

/**
 * Whether a part of a time occurs more than once. Such patterns have no use, and a cell could be divided among their
 * parts in so many ways that a single one would take longer than anybody waits.
 */
function hasRepeatedPart(pattern: string): boolean {
  const parts = pattern.replace(/'[^']*'/g, '').match(/([A-Za-z])\1*/g) ?? []
  const letters = parts.map((part) => part.charAt(0))
  return new Set(letters).size < letters.length
}

const ISO_OFFSET = /T.*(Z|[+-]\d{2}(:?\d{2})?)$/i

const isoForm = (cell: string) => cell.trim().replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')

/** Later years are not times of readings, and lie beyond the range of dates. */
const LATEST_YEAR = 9999

/** The reason of Luxon for a date such as 30 February, or an hour such as 25. */
const OUT_OF_RANGE = 'unit out of range'

/** What a cell is of which no time can be read. */
const noTime = (read: DateTime, cell: string): readonly number[] | Refusal =>
  read.invalidReason === OUT_OF_RANGE ? impossible(cell) : []

const impossible = (cell: string): Refusal =>
  rowRefusal(
    'time_impossible',
    EXISTING_TIME_EXPECTED,
    describeValue(cell),
    'Correct it in the file, or set time.format (--time-format) if day and month are the wrong way round',
  )

const instantOf = (time: DateTime, cell: string): readonly number[] | Refusal =>
  time.isValid ? sinceEpoch([time.toMillis()]) : noTime(time, cell)

/**
 * @param wall the local time, as if it were UTC
 * @param cell from which it was read
 */
function localInstants(
  wall: DateTime,
  clock: LocalClock,
  cell: string,
): readonly number[] | Refusal {
  if (!wall.isValid || wall.year > LATEST_YEAR) return noTime(wall, cell)
  const instants = instantsAt(wall.toMillis(), clock)
  return instants.length === 0 ? skippedReason(wall, clock.zone) : sinceEpoch(instants)
}

function skippedReason(wall: DateTime, zone: string): Refusal {
  const { before, after } = skippingChange(wall.toMillis(), zone)
  const offset = offsetName(standardOffsetMs(zone, wall.year) / MINUTE_MS)
  return rowRefusal(
    'time_skipped',
    `a local time that exists in ${zone}, where clocks went from ${before} to ${after}`,
    `${wall.toFormat('HH:mm')} of ${wall.toFormat('yyyy-MM-dd')}`,
    standardTimeHint(offset),
  )
}

/** A fixed offset as the name of a zone, such as `UTC+1` or `UTC-3:30`. */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`
}

/** How to read a file whose logger keeps the same offset all year. */
const standardTimeHint = (offset: string) =>
  `If the logger keeps standard time, set time.standardTime (--standard-time), or the fixed offset ${offset} as time.zone (--zone)`

/** Why the time of a row is refused that occurred twice. */
export const repeatedReason = (cell: string, zone: string): Refusal =>
  rowRefusal(
    'time_repeated',
    `a row before it, which would tell which of two local times in ${zone} is meant`,
    cell.trim(),
    'If the logger keeps standard time, set time.standardTime (--standard-time)',
  )

const sinceEpoch = (instants: readonly number[]) => instants.filter((ms) => ms >= 0)
