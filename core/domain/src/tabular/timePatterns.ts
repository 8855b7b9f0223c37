const DATE =
  /^(?:(?<year>\d{4})(?<dash>[-/.])(?<month>\d{1,2})\k<dash>(?<day>\d{1,2})|(?<one>\d{1,2})(?<mark>[-/.])(?<two>\d{1,2})(?:\k<mark>(?<last>\d{4}|\d{2}))?)/
const CLOCK = /^\d{1,2}:\d{2}(?<seconds>:\d{2}(?<fraction>[.]\d{1,3})?)?(?<gap> ?)(?<half>[ap]m)?$/i
const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}([.,]\d+)?)?( ?(Z|UTC|[+-]\d{2}:?\d{2}))?)?$/i
const UNIX = /^\d{10}(\.\d+)?$/
const UNIX_MS = /^\d{13}$/
const SERIAL = /^\d{5}([.,]\d+)?$/

/** Whether a cell has the form of a date, with or without a time of day. */
export const looksLikeTime = (cell: string): boolean => ISO.test(cell) || shapeOf(cell) !== null

/** Whether a cell is a time of day without a date. */
export const isTimeOfDay = (cell: string): boolean => CLOCK.test(cell)

/** Whether a cell may be a number of days since 1899-12-30, of a day between 1954 and 2119. */
export const isSerialDate = (cell: string): boolean =>
  SERIAL.test(cell) &&
  Number(cell.replace(',', '.')) >= 20_000 &&
  Number.parseInt(cell, 10) < 80_000

/**
 * The formats by which all cells are times, as `time.format` of an import has them. More than one means that the cells
 * do not tell whether the day or the month comes first. Dates with dots have the day first: no locale writes the month
 * before it (Unicode CLDR).
 */
export function timePatterns(cells: readonly string[]): string[] {
  if (cells.length === 0) return []
  if (cells.every((cell) => ISO.test(cell))) return ['iso']
  if (cells.every((cell) => UNIX.test(cell))) return ['unix']
  if (cells.every((cell) => UNIX_MS.test(cell))) return ['unix-ms']
  const shapes = cells.map(shapeOf)
  const [first] = shapes
  if (first === null || first === undefined) return []
  if (!shapes.every((shape) => shape !== null && isAlike(shape, first))) return []
  const known = shapes.filter((shape) => shape !== null)
  const isDayFirst = known.every(({ two }) => two <= 12)
  const isMonthFirst = first.mark !== '.' && known.every(({ one }) => one <= 12)
  const isPadded = hasLeadingZeros(known.flatMap(({ numbers }) => numbers))
  const clock = isPadded ? padded(first.clock) : first.clock
  if (first.isYearFirst) return isDayFirst ? [dateText(first, 'yMd', isPadded) + clock] : []
  return [
    ...(isDayFirst ? [dateText(first, 'dMy', isPadded) + clock] : []),
    ...(isMonthFirst ? [dateText(first, 'Mdy', isPadded) + clock] : []),
  ]
}

/** The pattern of times of day, such as `HH:mm:ss`; null: they have no common one. */
export function clockPattern(cells: readonly string[]): string | null {
  const [pattern, ...others] = new Set(cells.map((cell) => clockOf(cell)))
  if (others.length > 0 || pattern === undefined || pattern === null) return null
  return hasLeadingZeros(cells.map(hourOf)) ? padded(pattern) : pattern
}

/** Whether numbers below ten are written with a zero; patterns without it read both. */
const hasLeadingZeros = (numbers: readonly string[]) =>
  numbers.some((number) => number.startsWith('0')) && numbers.every(({ length }) => length !== 1)

const padded = (clock: string) => clock.replace(/[Hh]/, '$&$&')
const hourOf = (clock: string) => /^\d*/.exec(clock)?.[0] ?? ''

interface Shape {
  isYearFirst: boolean
  mark: string
  /** The two numbers that are day and month; with the year first, day and month as they are. */
  one: number
  two: number
  /** Pattern of the year; empty: there is none. */
  year: string
  /** Pattern of the time of day with what is before it; empty: there is none. */
  clock: string
  /** Day, month and hour as written. */
  numbers: string[]
}

function shapeOf(cell: string): Shape | null {
  const found = DATE.exec(cell)
  if (found?.groups === undefined) return null
  const { year, dash, month, day, one, mark, two, last } = found.groups
  const rest = cell.slice(found[0].length)
  const gap = /^(T|, ?| +)/.exec(rest)?.[0] ?? ''
  const clock = rest === '' ? '' : clockOf(rest.slice(gap.length))
  if (clock === null || (rest !== '' && gap === '')) return null
  // Without a year and a time of day it is as likely a number.
  if (year === undefined && last === undefined && clock === '') return null
  const [a = '', b = ''] = year === undefined ? [one, two] : [day, month]
  return {
    isYearFirst: year !== undefined,
    mark: dash ?? mark ?? '',
    one: Number(a),
    two: Number(b),
    year: year !== undefined || last?.length === 4 ? 'yyyy' : last === undefined ? '' : 'yy',
    clock: clock === '' ? '' : `${gap === 'T' ? "'T'" : gap}${clock}`,
    numbers: [a, b, ...(clock === '' ? [] : [hourOf(rest.slice(gap.length))])],
  }
}

function clockOf(text: string): string | null {
  const groups = CLOCK.exec(text)?.groups
  if (groups === undefined) return null
  const { seconds, fraction, gap = '', half } = groups
  const hour = half === undefined ? 'H' : 'h'
  const tail = fraction === undefined ? ':ss' : ':ss.SSS'
  return `${hour}:mm${seconds === undefined ? '' : tail}${half === undefined ? '' : `${gap}a`}`
}

/** Whether two cells are written alike, but for the number of digits. */
const isAlike = (one: Shape, other: Shape) =>
  one.isYearFirst === other.isYearFirst &&
  one.mark === other.mark &&
  one.year === other.year &&
  one.clock === other.clock &&
  one.one <= 31 &&
  one.two <= 31

function dateText({ mark, year }: Shape, order: string, isPadded: boolean): string {
  const tokens = { d: isPadded ? 'dd' : 'd', M: isPadded ? 'MM' : 'M', y: year }
  return [...order]
    .map((part) => tokens[part as keyof typeof tokens])
    .filter((token) => token !== '')
    .join(mark)
}
