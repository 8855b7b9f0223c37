import { recognizeDecimal } from './recognizeDecimal.ts'
import { recognizeLayout, type TableLayout } from './recognizeLayout.ts'
import { recognizeTime, type RecognizedTime } from './recognizeTime.ts'

/** What the beginning of a file says about the whole; what it leaves open is a question. */
export interface RecognizedTable extends TableLayout {
  decimal: '.' | ','
  /** Cells of columns with numbers that are none, and mean that there is no reading. */
  missing: readonly string[]
  /** null: no column has times that are understood. */
  time: RecognizedTime | null
  questions: readonly TableQuestion[]
}

/** What somebody who knows the file must answer before it can be read. */
export interface TableQuestion {
  about: 'time' | 'dayOrMonth' | 'year' | 'decimal'
  /** The column, and a cell of it. */
  column: string | null
  cell: string | null
  /** Possible answers; empty: any. */
  choices: readonly string[]
}

const MISSING = /^(n\/?a|#n\/?a|nan|null|none|no ?data|-+|\*+)$/i

/**
 * Recognizes the format of a table from its beginning. What has two meanings is never guessed.
 *
 * @param text the decoded beginning of the file
 * @param isWhole whether the text ends where the file does; otherwise its last line is not looked at. Default true
 * @returns null: it is not a table with headings and at least one row of two columns
 */
export function recognizeTable(text: string, isWhole = true): RecognizedTable | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const layout = recognizeLayout(isWhole ? lines : lines.slice(0, -1))
  if (layout === null) return null
  const time = recognizeTime(layout.headings, layout.rows)
  const values = layout.rows.flatMap((row) => row.filter((cell) => cell !== ''))
  const { decimal, ambiguous } = recognizeDecimal(layout.rows)
  const questions: TableQuestion[] = [
    ...timeQuestions(time, layout),
    ...(ambiguous === null
      ? []
      : [{ about: 'decimal', column: null, cell: ambiguous, choices: [',', '.'] } as const]),
  ]
  return {
    ...layout,
    decimal,
    missing: [...new Set(values.filter((cell) => MISSING.test(cell)))],
    time,
    questions,
  }
}

function timeQuestions(time: RecognizedTime | null, layout: TableLayout): TableQuestion[] {
  if (time === null) return [{ about: 'time', column: null, cell: null, choices: [] }]
  const { column, formats } = time
  const index = layout.headings.indexOf(column)
  const cell = layout.rows.find((row) => (row[index] ?? '') !== '')?.[index] ?? null
  return [
    ...(formats.length > 1
      ? [{ about: 'dayOrMonth', column, cell, choices: formats } as const]
      : []),
    ...(formats.every((format) => /d/.test(format) && /M/.test(format) && !/y/.test(format))
      ? [{ about: 'year', column, cell, choices: [] } as const]
      : []),
  ]
}
