import type { HeadRows } from '@airshed/console-kit/tabular'
import type { DraftMap } from './draftMap.ts'

/** Times that count from a fixed instant, wherever the file is from. */
const WITHOUT_ZONE: readonly string[] = ['unix', 'unix-ms']
const OFFSET = /(Z|UTC|[+-]\d{2}:?\d{2})$/i

/** Whether the times of a table are instants by themselves, so that no zone has to be known. */
export function hasOffsets({ time }: DraftMap, { references, rows }: HeadRows): boolean {
  const { column, format } = time
  if (format === undefined || column === undefined) return false
  if (WITHOUT_ZONE.includes(format)) return true
  if (format !== 'iso' || time.timeOfDay !== undefined) return false
  const index = references.indexOf(column)
  const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell.length > 10)
  return cells.length > 0 && cells.every((cell) => OFFSET.test(cell.slice(10)))
}
