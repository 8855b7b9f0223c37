import { tableCsv, zonedTime, type ValueTable } from '@airshed/domain/tables'
import writeXlsxFile from 'write-excel-file/browser'
import { sheetNames } from './sheetNames.ts'
import { sheetOf } from './workbook.ts'

/** Formats in which a table can be exported. */
export type TableFormat = 'csv' | 'xlsx'

/**
 * The bytes of a table in a format; a workbook has a sheet for it and for each further table, named after them.
 *
 * @param more further sheets of a workbook; default none
 */
export async function tableFile(
  table: ValueTable,
  format: TableFormat,
  timezone: string,
  more: readonly ValueTable[] = [],
): Promise<Blob> {
  const zone = zonedTime(timezone)
  if (format === 'csv') return new Blob([tableCsv(table, zone)], { type: 'text/csv' })
  const tables = [table, ...more]
  const names = sheetNames(tables.map(({ title }) => title))
  return writeXlsxFile(
    tables.map((one, index) => sheetOf(names[index] ?? one.title, [one], zone)),
  ).toBlob()
}
