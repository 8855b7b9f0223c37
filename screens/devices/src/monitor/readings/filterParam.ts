import {
  NO_FILTERS,
  TIME_TESTS,
  VALUE_TESTS,
  type ReadingFilters,
  type TimeTest,
  type ValueTest,
} from './readingFilters.ts'

/** Maximum length of one filter's text. */
export const FILTER_TEXT_MAX = 40

const isTimeTest = (test: string): test is TimeTest =>
  (TIME_TESTS as readonly string[]).includes(test)
const isValueTest = (test: string): test is ValueTest =>
  (VALUE_TESTS as readonly string[]).includes(test)

/**
 * Serializes filters for an address: `column test text`, separated by `;`, such as `time contains
 * 13:0;1C00A3F7.0.0.0/132:5 >= 35`.
 *
 * @param ids of the data points that are shown: only their filters are written
 * @returns undefined if there are no filters
 */
export function writeFilters(
  { time, values }: ReadingFilters,
  ids: readonly string[],
): string | undefined {
  const columns = [
    { id: 'time', ...time },
    ...ids.flatMap((id) => (values[id] === undefined ? [] : [{ id, ...values[id] }])),
  ]
  const written = columns
    .filter(({ text }) => text.trim() !== '')
    .map(
      ({ id, test, text }) => `${id} ${test} ${text.replaceAll('%', '%25').replaceAll(';', '%3B')}`,
    )
  return written.length === 0 ? undefined : written.join(';')
}

/** The filters in an address, `NO_FILTERS` if there are none. Invalid ones are ignored. */
export function readFilters(param: string | undefined): ReadingFilters {
  let { time } = NO_FILTERS
  const values: [string, { test: ValueTest; text: string }][] = []
  for (const filter of param?.split(';') ?? []) {
    const [id = '', test = '', ...words] = filter.split(' ')
    const text = words
      .join(' ')
      .replaceAll('%3B', ';')
      .replaceAll('%25', '%')
      .slice(0, FILTER_TEXT_MAX)
    if (text.trim() === '') continue
    if (id === 'time' && isTimeTest(test)) time = { test, text }
    else if (id !== 'time' && isValueTest(test)) values.push([id, { test, text }])
  }
  if (time === NO_FILTERS.time && values.length === 0) return NO_FILTERS
  return { time, values: Object.fromEntries(values) }
}
