import { formatReading } from '../numbers/formatNumber.ts'
import type { TimeFormat } from '../time/timeFormat.ts'
import type { TableCell, TableColumn } from './valueTable.ts'

export interface CellLook {
  /** BCP 47 tag. */
  locale: string
  /** Writes times in the reader’s zone. */
  format: TimeFormat
}

/** Decimals of numbers whose column does not say how many it has. */
const DECIMALS_MAX = 6

/**
 * A cell as a person reads it, on a screen or on paper: times in their zone, numbers with the decimals of their column.
 * Files for programs are written by `tableCsv`.
 */
export function cellText(
  value: TableCell,
  { kind, precision, decimals }: TableColumn,
  { locale, format }: CellLook,
): string {
  if (value === null || typeof value === 'string') return value ?? ''
  if (kind === 'time' || kind === 'isoTime') return format.dateTime(value)
  return precision === undefined
    ? new Intl.NumberFormat(locale, { maximumFractionDigits: DECIMALS_MAX }).format(value)
    : formatReading(value, locale, { precision, decimals })
}
