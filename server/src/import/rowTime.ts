import { DateTime } from 'luxon'
import { parseTime } from '../ingest/rules/times.ts'
import type { ImportMap } from './mapFile.ts'

/** Reads the time of a row in ms UTC; undefined when it is none. */
export type ReadTime = (cell: string) => number | undefined

/** How the cells of the time column are read. Local times that a clock change skips are moved on. */
export function timeReader({ format = 'iso', zone = 'UTC' }: ImportMap['time']): ReadTime {
  switch (format) {
    case 'iso':
      return (cell) => parseTime(cell.trim()) ?? valid(DateTime.fromISO(isoForm(cell), { zone }))
    case 'unix':
      return (cell) =>
        /^\d+(\.\d+)?$/.test(cell.trim()) ? Math.floor(Number(cell) * 1000) : undefined
    case 'unix-ms':
      return (cell) => (/^\d+$/.test(cell.trim()) ? Number(cell) : undefined)
    default:
      return (cell) => valid(DateTime.fromFormat(cell.trim(), format, { zone, locale: 'en' }))
  }
}

const isoForm = (cell: string) => cell.trim().replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')

function valid(time: DateTime): number | undefined {
  if (!time.isValid) return undefined
  const ms = time.toMillis()
  return ms >= 0 ? ms : undefined
}
