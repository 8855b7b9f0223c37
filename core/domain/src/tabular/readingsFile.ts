import { MEASUREMENT_FLAGS } from '@airshed/schemas'

/** Columns of a file of all readings, as it is exported and imported. */
export const READINGS_COLUMNS = [
  'time',
  'device',
  'parameter',
  'unit',
  'value',
  'flags',
  'hidden_value',
  'data_point_id',
] as const
export type ReadingsColumn = (typeof READINGS_COLUMNS)[number]

/** Further columns of a file with a data point that has corrections; imports leave them out. */
export const CORRECTED_COLUMNS = ['corrected_value', 'correction'] as const

/** Its first line of comment. */
export const READINGS_TITLE = 'Airshed: readings as their devices reported them'

/** Its last line of comment, by which it is complete. */
export const readingsEnd = (count: number): string => `End: ${count} readings`

/** The number of readings that the last line of a file states; null: it is another line. */
export function statedReadings(comment: string): number | null {
  const [, count] = /^# End: (\d{1,15}) readings$/.exec(comment) ?? []
  return count === undefined ? null : Number(count)
}

/** The reporting interval of a data point in a line of comment. @param intervalMs ms */
export const intervalComment = (id: string, words: string, intervalMs: number): string =>
  `Data point ${id}: ${words}, reports every ${intervalMs / 1000} s now`

/** The data point and its interval in ms that a line of comment states; null: it states none. */
export function statedInterval(comment: string): { id: string; intervalMs: number } | null {
  const [, id] = /^# Data point (\S{1,300}): /.exec(comment) ?? []
  const [, seconds] = /, reports every (\d{1,10}(?:\.\d{1,3})?) s now$/.exec(comment) ?? []
  if (id === undefined || seconds === undefined) return null
  return { id, intervalMs: Math.round(Number(seconds) * 1000) }
}

/** Whether a record is a line of comment: its first cell begins with `# `. */
export const isCommentRow = (cells: readonly string[]): boolean =>
  cells[0]?.startsWith('# ') === true

/** Names of the flags of a reading, joined by a blank. */
export function flagText(flags: number): string {
  return Object.entries(MEASUREMENT_FLAGS)
    .filter(([, bit]) => (flags & bit) !== 0)
    .map(([name]) => name)
    .join(' ')
}

/** The flags with these names, in any order; null: one of them is unknown. */
export function flagsOfText(words: string): number | null {
  let flags = 0
  for (const word of words.split(/\s+/)) {
    if (word === '') continue
    const bit: number | undefined = FLAGS_BY_NAME.get(word)
    if (bit === undefined) return null
    flags |= bit
  }
  return flags
}

const FLAGS_BY_NAME: ReadonlyMap<string, number> = new Map(Object.entries(MEASUREMENT_FLAGS))

/** Headings of the column of times in a table that the console saves from a widget, in its languages. */
const WIDGET_TIMES: readonly string[] = ['Time, ISO 8601', 'Hora, ISO 8601']

/** Whether headings are those of a table that the console saves from a widget: its values may be averages of steps. */
export const isWidgetTable = (headings: readonly string[]): boolean =>
  headings.some((heading) => WIDGET_TIMES.includes(heading))
