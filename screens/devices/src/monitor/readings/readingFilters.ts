import type { ReadingRow } from './readingRows.ts'

export const TIME_TESTS = ['contains', 'startsWith', 'endsWith'] as const
export type TimeTest = (typeof TIME_TESTS)[number]

export const VALUE_TESTS = ['>=', '>', '<=', '<', '=', '!='] as const
export type ValueTest = (typeof VALUE_TESTS)[number]

/** The conditions that rows have to meet; an empty text matches all of them. */
export interface ReadingFilters {
  time: { test: TimeTest; text: string }
  /** By id of the data point; a number has a decimal point in every language. */
  values: Readonly<Record<string, { test: ValueTest; text: string }>>
}

export const NO_FILTERS: ReadingFilters = { time: { test: 'contains', text: '' }, values: {} }

/**
 * The number that a filter compares with: written with a point, whatever the language, so that an
 * address filters alike for whoever opens it.
 *
 * @returns null for an empty text, and for one that is not a number
 */
export function filterNumber(text: string): number | null {
  return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : null
}

/** A text that is not a number: it filters nothing, and the field reports it. */
export const isNoNumber = (text: string): boolean => text !== '' && filterNumber(text) === null

/**
 * The rows that match all filters. A row without a value of a filtered data point does not match.
 *
 * @param ids of the data points, in the order of the readings
 * @param timeText how the table formats a time
 */
export function filteredRows(
  rows: readonly ReadingRow[],
  ids: readonly string[],
  { time, values }: ReadingFilters,
  timeText: (ts: number) => string,
): readonly ReadingRow[] {
  const wanted = time.text.trim().toLocaleLowerCase()
  const bounds = ids.flatMap((id, index) => {
    const filter = values[id]
    const bound = filter === undefined ? null : filterNumber(filter.text)
    return filter === undefined || bound === null ? [] : [{ index, test: filter.test, bound }]
  })
  if (wanted === '' && bounds.length === 0) return rows
  return rows.filter(
    ({ ts, readings }) =>
      (wanted === '' || meetsTime(timeText(ts).toLocaleLowerCase(), time.test, wanted)) &&
      bounds.every(({ index, test, bound }) => {
        const value = readings[index]?.[1] ?? null
        return value !== null && meetsValue(value, test, bound)
      }),
  )
}

function meetsTime(words: string, test: TimeTest, wanted: string): boolean {
  switch (test) {
    case 'contains':
      return words.includes(wanted)
    case 'startsWith':
      return words.startsWith(wanted)
    case 'endsWith':
      return words.endsWith(wanted)
  }
}

function meetsValue(value: number, test: ValueTest, bound: number): boolean {
  switch (test) {
    case '>=':
      return value >= bound
    case '>':
      return value > bound
    case '<=':
      return value <= bound
    case '<':
      return value < bound
    case '=':
      return value === bound
    case '!=':
      return value !== bound
  }
}
