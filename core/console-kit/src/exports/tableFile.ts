import writeXlsxFile from 'write-excel-file/browser'
import type { TableFormat } from './saveTable.ts'
import { sheetNames } from './sheetNames.ts'
import { tableCsv } from './tableCsv.ts'
import type { ValueTable } from './valueTable.ts'
import { sheetOf } from './workbook.ts'
import { zonedTime } from './zonedTime.ts'

/** The bytes of a table in a format; a workbook has one sheet, named after the table. */
export async function tableFile(
  table: ValueTable,
  format: TableFormat,
  timezone: string,
): Promise<Blob> {
  const zone = zonedTime(timezone)
  if (format === 'csv') return new Blob([tableCsv(table, zone)], { type: 'text/csv' })
  const [name = table.title] = sheetNames([table.title])
  return writeXlsxFile([sheetOf(name, [table], zone)]).toBlob()
}
