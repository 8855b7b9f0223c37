import { csvField } from '../naming/csvField.ts'
import type { TableCell, TableColumn, ValueTable } from './valueTable.ts'
import type { ZonedTime } from './zonedTime.ts'

function csvCell(value: TableCell, { kind }: TableColumn, zone: ZonedTime): string {
  if (value === null) return ''
  if (typeof value === 'string') return csvField(value)
  if (!Number.isFinite(value)) return ''
  return kind === 'time' || kind === 'isoTime' ? zone.iso(value) : String(value)
}

/**
 * A table as CSV (RFC 4180) in UTF-8: times as ISO 8601 with their offset, numbers with a point.
 * Begins with a byte order mark, from which spreadsheets detect the encoding.
 */
export function tableCsv({ columns, rows }: ValueTable, zone: ZonedTime): string {
  const lines = [
    columns.map(({ header }) => csvField(header)),
    ...rows.map((row) => columns.map((column, index) => csvCell(row[index] ?? null, column, zone))),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
