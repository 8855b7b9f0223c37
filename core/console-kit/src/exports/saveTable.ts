import type { ValueTable } from '@airshed/domain/tables'
import { fileName, saveFile } from './saveFile.ts'
import type { TableFormat } from './tableFile.ts'

export interface SaveTableOptions {
  format: TableFormat
  /** IANA zone of all times. */
  timezone: string
  /** Further sheets of a workbook, each named after its title. Default none. */
  more?: readonly ValueTable[]
}

/**
 * Saves a table as a file that is named after its title. The writer of the format is loaded on
 * demand.
 */
export async function saveTable(table: ValueTable, options: SaveTableOptions): Promise<void> {
  const { format, timezone, more } = options
  const { tableFile } = await import('./tableFile.ts')
  saveFile(await tableFile(table, format, timezone, more), fileName(table.title, format))
}
