import { columnName } from './columnIndex.ts'
import { splitLine } from './splitLine.ts'

/** The table at the beginning of a file. */
export interface HeadRows {
  headings: readonly string[]
  /** How a map refers to the columns. */
  references: readonly string[]
  /** Rows without empty lines. */
  rows: readonly (readonly string[])[]
}

/** Where the table is, as a map says it. */
export interface HeadLayout {
  /** Default a comma. */
  delimiter?: string
  /** Lines before the one with the headings, default 0. */
  skipLines?: number
  /** Lines between the headings and the first row, default 0. */
  unitLines?: number
}

/**
 * Headings and rows of the beginning of a file, read as a map says.
 *
 * @param text the decoded beginning
 * @param isWhole whether the text ends where the file does; otherwise its last line may be cut
 */
export function headRows(text: string, isWhole: boolean, layout: HeadLayout): HeadRows {
  const { delimiter = ',', skipLines = 0, unitLines = 0 } = layout
  const all = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const lines = isWhole ? all : all.slice(0, -1)
  const headings = splitLine(lines[skipLines] ?? '', delimiter)
  return {
    headings,
    references: headings.map((_, index) => columnName(index, headings)),
    rows: lines
      .slice(skipLines + 1 + unitLines)
      .filter((line) => line.trim() !== '')
      .map((line) => splitLine(line, delimiter)),
  }
}
