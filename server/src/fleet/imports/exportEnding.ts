import { isCommentRow, statedReadings } from '@airshed/domain/tabular'
import type { ImportMap } from '@airshed/schemas'
import { rowRefusal, type Refusal } from './refusal.ts'

/** The lines of comment of an export below its headings, and what they say about its end. */
interface ExportEnding {
  /** Whether a record is a line of comment, which is no row. */
  takes(cells: readonly string[]): boolean
  /** Why the file is not what was exported; null: it has as many rows as its last line says. */
  missing(rowsRead: number): Refusal | null
}

/** @param map of the file; unless it is of an export, no record is a comment */
export function createExportEnding({ dataPoints }: Pick<ImportMap, 'dataPoints'>): ExportEnding {
  if (dataPoints === undefined) return { takes: () => false, missing: () => null }
  let stated: number | null = null
  return {
    takes(cells) {
      if (!isCommentRow(cells)) return false
      const [comment = ''] = cells
      stated = statedReadings(comment) ?? stated
      return true
    },
    missing(rowsRead) {
      if (stated === rowsRead) return null
      const expected =
        stated === null
          ? 'a last line that counts the readings, as every complete export has'
          : `${stated} readings, as the last line of the file says`
      const cure = 'Export the readings again, unless rows were removed on purpose'
      return rowRefusal('incomplete', expected, `${rowsRead}`, cure)
    },
  }
}
