import { columnName, recognizeEncoding, recognizeTable } from '@airshed/domain/tabular'
import type { ImportFileColumn, ImportRecognized } from '@airshed/schemas'
import { SAMPLE_BYTES } from '../utf8Copy.ts'
import { suggestColumn } from './suggestColumn.ts'

const SAMPLE_CELLS = 5
const CELL_LENGTH_MAX = 100
/** A table with more columns is not proposed: it has the wrong separator. */
const COLUMNS_MAX = 500

/**
 * What the beginning of a file says about how to read it.
 *
 * @param bytes at most {@link SAMPLE_BYTES}
 * @param isWhole whether that is all of it
 */
export function recognizeFile(bytes: Uint8Array, isWhole: boolean): ImportRecognized {
  const encoding = recognizeEncoding(bytes.subarray(0, SAMPLE_BYTES))
  // Half a character at the end of the sample is left out.
  const beginning = new TextDecoder(encoding).decode(bytes, { stream: !isWhole })
  return { encoding, beginning, is_whole: isWhole, table: tableOf(beginning, isWhole) }
}

function tableOf(text: string, isWhole: boolean): ImportRecognized['table'] {
  const table = recognizeTable(text, isWhole)
  if (table === null || table.headings.length > COLUMNS_MAX) return null
  const { headings, rows, time } = table
  return {
    delimiter: table.delimiter,
    skip_lines: table.skipLines,
    unit_lines: table.unitLines,
    decimal: table.decimal,
    missing: [...table.missing],
    time:
      time === null
        ? null
        : {
            column: time.column,
            time_of_day: time.timeOfDay,
            formats: [...time.formats],
            zone: time.zone,
          },
    questions: table.questions.map((question) => ({ ...question, choices: [...question.choices] })),
    columns: headings.map((heading, at): ImportFileColumn => ({
      column: columnName(at, headings),
      heading,
      samples: rows.slice(0, SAMPLE_CELLS).map((row) => (row[at] ?? '').slice(0, CELL_LENGTH_MAX)),
      ...suggestColumn(heading),
    })),
  }
}
