import { columnName } from './columnIndex.ts'
import { clockPattern, isSerialDate, isTimeOfDay, timePatterns } from './timePatterns.ts'

/** How the times of a table are written. */
export interface RecognizedTime {
  /** The column with the time, or with its date. */
  column: string
  /** The column with the time of day, if another one has it. */
  timeOfDay: string | null
  /** Possible formats; several: day and month cannot be told apart. */
  formats: readonly string[]
  /** The fixed offset that the heading states, such as `UTC-7`; null: none. */
  zone: string | null
}

const WORDS = /time|date|when|zeit|datum|fecha|hora|heure|stamp/i
const ELAPSED = /elapsed|laufzeit/i

/**
 * Finds the column with the time of the rows, by headings and cells.
 *
 * @returns null: no column has times that are understood
 */
export function recognizeTime(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): RecognizedTime | null {
  const columns = headings.map((heading, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    return { heading, index, cells }
  })
  const named = columns.toSorted(
    (one, other) => Number(WORDS.test(other.heading)) - Number(WORDS.test(one.heading)),
  )
  for (const column of named) {
    const formats = formatsOf(column.heading, column.cells)
    if (formats.length === 0) continue
    const name = columnName(column.index, headings)
    const zone = zoneIn(column.heading)
    if (formats.some((format) => !isDateOnly(format, column.cells))) {
      return { column: name, timeOfDay: null, formats, zone }
    }
    const clock = columns.find(({ cells }) => cells.length > 0 && cells.every(isTimeOfDay))
    const pattern = clock === undefined ? null : clockPattern(clock.cells)
    if (clock === undefined || pattern === null) {
      return { column: name, timeOfDay: null, formats, zone }
    }
    return {
      column: name,
      timeOfDay: columnName(clock.index, headings),
      formats: formats.map((date) => `${date === 'iso' ? 'yyyy-MM-dd' : date} ${pattern}`),
      zone: zone ?? zoneIn(clock.heading),
    }
  }
  return null
}

function formatsOf(heading: string, cells: readonly string[]): string[] {
  const isNamed = WORDS.test(heading)
  if (isNamed && ELAPSED.test(heading)) return ['elapsed']
  if (isNamed && cells.length > 0 && cells.every(isSerialDate)) return ['excel']
  const formats = timePatterns(cells)
  // A column of large numbers is a time only if its heading says so.
  if (formats[0]?.startsWith('unix') === true && !isNamed) return []
  const order = /\((dd|mm)\/(dd|mm)\/yy/i.exec(heading)?.[1]?.toLowerCase()
  if (order === undefined || formats.length < 2) return formats
  return formats.filter((format) => format.toLowerCase().startsWith(order.charAt(0)))
}

const isDateOnly = (format: string, cells: readonly string[]) =>
  format === 'iso' ? cells.every((cell) => cell.length === 10) : /^[dMy./-]+$/.test(format)

/** The offset that a heading states: `Date Time, GMT-07:00`, `time (UTC)`, `UTCDateTime`. */
function zoneIn(heading: string): string | null {
  const found = /(?:\bGMT|UTC)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?/i.exec(heading)
  if (found === null) return null
  const [, sign, hours, minutes = '00'] = found
  if (sign === undefined || hours === undefined) return 'UTC'
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}
