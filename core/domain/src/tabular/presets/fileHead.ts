import { columnName } from '../columnIndex.ts'
import { recognizeDecimal } from '../recognizeDecimal.ts'
import { recognizeTime, type RecognizedTime } from '../recognizeTime.ts'
import { splitLine } from '../splitLine.ts'

/** The beginning of a file, by which its format is recognized. */
export interface FileHead {
  lines: readonly string[]
}

/** The table of a file whose headings are known. */
export interface HeadTable {
  delimiter: string
  /** Lines before the one with the headings. */
  skipLines: number
  headings: readonly string[]
  /** Rows of the head, without empty lines. */
  rows: readonly (readonly string[])[]
  decimal: '.' | ','
  /** null: no column has times that are understood. */
  time: RecognizedTime | null
  /** How a map refers to the columns. */
  references: readonly string[]
}

const DELIMITERS = [',', ';', '\t']
/** Headings further down are not looked for. */
const PREAMBLE_LINES_MAX = 200

/**
 * @param text the decoded beginning of a file
 * @param isWhole whether the text ends where the file does; otherwise its last line may be cut. Default true
 */
export function fileHead(text: string, isWhole = true): FileHead {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  return { lines: isWhole ? lines : lines.slice(0, -1) }
}

/**
 * The table below the first line that has the headings of a format, whatever separates its cells.
 *
 * @param unitLines lines between the headings and the first row, such as units. Default 0
 * @returns null: no line has them
 */
export function tableWith(
  { lines }: FileHead,
  hasHeadings: (cells: readonly string[]) => boolean,
  unitLines = 0,
): HeadTable | null {
  for (const [at, line] of lines.slice(0, PREAMBLE_LINES_MAX).entries()) {
    for (const delimiter of DELIMITERS) {
      const headings = splitLine(line, delimiter)
      if (!hasHeadings(headings)) continue
      const rows = lines
        .slice(at + 1 + unitLines)
        .filter((row) => row.trim() !== '')
        .map((row) => splitLine(row, delimiter))
      return {
        delimiter,
        skipLines: at,
        headings,
        rows,
        decimal: recognizeDecimal(rows).decimal,
        time: recognizeTime(headings, rows),
        references: headings.map((_, index) => columnName(index, headings)),
      }
    }
  }
  return null
}

/** Cells of a column in the head that are not empty. */
export const cellsOf = ({ rows }: HeadTable, index: number): string[] =>
  rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')

/** The value beside a label above the table, such as `Serial Number,8533123`; null: there is none. */
export function besideLabel(
  { lines }: FileHead,
  { skipLines, delimiter }: HeadTable,
  label: string,
): string | null {
  for (const line of lines.slice(0, skipLines)) {
    const [first, second = ''] = splitLine(line, delimiter)
    if (first?.replace(/:$/, '') === label && second !== '') return second
  }
  return null
}
