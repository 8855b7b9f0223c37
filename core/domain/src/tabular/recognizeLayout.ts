import { splitLine } from './splitLine.ts'
import { looksLikeTime } from './timePatterns.ts'

/** Where the table of a file is, and how its cells are separated. */
export interface TableLayout {
  delimiter: string
  /** Lines before the one with the headings. */
  skipLines: number
  /** Lines between the headings and the first row, such as units. */
  unitLines: number
  headings: string[]
  /** Rows of the sample. */
  rows: string[][]
  /** Lines before the headings, split into cells. */
  preamble: string[][]
}

const DELIMITERS = ['\t', ';', '|', ',']

/**
 * Finds separator, headings and rows of a table: the separator is the one by which the most lines have the same number
 * of cells, the first row is the first such line with a number or a time, and the headings are the first of the lines
 * above it that have as many cells.
 *
 * @returns null: it is not a table with headings and at least one row of two columns
 */
export function recognizeLayout(lines: readonly string[]): TableLayout | null {
  const options = DELIMITERS.map((delimiter) => {
    const records = lines.map((line) => splitLine(line, delimiter))
    return { delimiter, records, ...commonWidth(records) }
  }).filter(({ width }) => width > 1)
  const [best] = options.toSorted((one, other) => other.count - one.count)
  return best === undefined ? null : layoutOf(best.delimiter, best.records, best.width)
}

/** The number of cells that most lines have; of those with one cell there is no table. */
function commonWidth(records: readonly string[][]): { width: number; count: number } {
  const counts = new Map<number, number>()
  for (const { length } of records) {
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(
    ([width, count], [otherWidth, others]) => others - count || otherWidth - width,
  )
  return { width: most?.[0] ?? 0, count: most?.[1] ?? 0 }
}

function layoutOf(delimiter: string, records: string[][], width: number): TableLayout | null {
  const isRow = (cells: string[]) => cells.length === width && cells.some(isValue)
  const first = records.findIndex(isRow)
  // Only the rows of some loggers end with a separator.
  const isOpen = records.slice(first).every((cells) => cells.at(-1) === '')
  const hasHeadings = (cells: string[]) =>
    (cells.length === width || (isOpen && cells.length === width - 1)) &&
    cells.some((c) => c !== '')
  let at = first
  while (at > 0 && isOfTable(records[at - 1] ?? [], width, isOpen)) at -= 1
  const headings = records[at] ?? []
  if (at === first || !hasHeadings(headings)) return null
  return {
    delimiter,
    skipLines: at,
    unitLines: first - at - 1,
    headings,
    rows: records.slice(first).filter((cells) => cells.length >= width - 1),
    preamble: records.slice(0, at),
  }
}

const isOfTable = ({ length }: string[], width: number, isOpen: boolean) =>
  length === width || (isOpen && length === width - 1)

const NUMBER = /^(?:<\s*|[+-])?\d+([.,]\d+)?(e[+-]?\d+)?$/i
const isValue = (cell: string) => NUMBER.test(cell) || looksLikeTime(cell)
