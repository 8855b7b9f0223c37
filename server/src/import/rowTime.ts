import { DateTime } from 'luxon'
import { parseTime } from '../ingest/rules/times.ts'
import type { ImportMap } from './mapFile.ts'

/**
 * Parses the time of a row in ms UTC. A local time that a clock change repeats yields two instants, in
 * order; if there are none, the cell is not a time.
 */
export type ReadTimes = (cell: string) => readonly number[]

/** Parses the cells of the time column. Local times that a clock change skips are moved forward. */
export function timeReader({ format = 'iso', zone = 'UTC' }: ImportMap['time']): ReadTimes {
  switch (format) {
    case 'iso':
      return (cell) => {
        const absolute = parseTime(cell.trim())
        return absolute === undefined
          ? instantsOf(DateTime.fromISO(isoForm(cell), { zone }))
          : [absolute]
      }
    case 'unix':
      return (cell) => (/^\d+(\.\d+)?$/.test(cell.trim()) ? [Math.floor(Number(cell) * 1000)] : [])
    case 'unix-ms':
      return (cell) => (/^\d+$/.test(cell.trim()) ? [Number(cell)] : [])
    default:
      return (cell) => instantsOf(DateTime.fromFormat(cell.trim(), format, { zone, locale: 'en' }))
  }
}

const NAMED_FORMATS = ['iso', 'unix', 'unix-ms']
/** A time whose parts all differ. */
const SAMPLE = DateTime.utc(2025, 7, 23, 14, 5, 9)

/** Whether a format is a known name, or a Luxon pattern that preserves the date of a time. */
export function isTimePattern(format: string): boolean {
  if (NAMED_FORMATS.includes(format)) return true
  const text = SAMPLE.toFormat(format, { locale: 'en' })
  const read = DateTime.fromFormat(text, format, { zone: 'UTC', locale: 'en' })
  return read.isValid && read.hasSame(SAMPLE, 'day')
}

const isoForm = (cell: string) => cell.trim().replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')

function instantsOf(time: DateTime): readonly number[] {
  if (!time.isValid) return []
  return time
    .getPossibleOffsets()
    .map((one) => one.toMillis())
    .filter((ms) => ms >= 0)
    .toSorted((one, other) => one - other)
}
