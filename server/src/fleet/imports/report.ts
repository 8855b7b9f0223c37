import { isDetectionLimit } from '@airshed/domain'
import type { ImportReport } from './importFile.ts'
import { refusalText } from './refusal.ts'

const number = new Intl.NumberFormat('en-US')

/** The report of an import as printable text. */
export function reportText(report: ImportReport, seconds: number): string {
  const rows = [
    `Rows: ${count(report.rowsRead)} read, ${count(report.rowsStored)} stored, ${count(report.rowsRefused)} refused`,
    report.cellsRefused > 0 ? `cells refused: ${count(report.cellsRefused)}` : '',
    report.rowsEmpty > 0 ? `${count(report.rowsEmpty)} without a reading` : '',
    leftOutText(report),
    report.resumedAfterRows > 0 ? `resumed after row ${count(report.resumedAfterRows)}` : '',
  ]
  const lines = [
    rows.filter((part) => part !== '').join(', '),
    `Readings: ${[
      `${count(report.accepted)} new`,
      `${count(report.duplicates)} already stored`,
      ...(report.revised > 0 ? [`${count(report.revised)} revised`] : []),
      ...(report.conflicts > 0 ? [`${count(report.conflicts)} in conflict with a stored one`] : []),
    ].join(', ')}, in ${seconds.toFixed(1)} s`,
  ]
  for (const conflict of report.conflicting) {
    lines.push(
      `  ${conflict.data_point} at ${new Date(conflict.time).toISOString()}: ${valueText(conflict.stored, conflict.stored_flags)} is stored, ${valueText(conflict.received, conflict.received_flags)} was not. To replace it, add --revise`,
    )
  }
  const unlisted = report.conflicts - report.conflicting.length
  if (unlisted > 0) lines.push(`  and ${count(unlisted)} more`)
  if (report.ignoredColumns.length > 0) {
    lines.push(`Columns that the map does not name: ${report.ignoredColumns.join(', ')}`)
  }
  lines.push(...unknownTimeLines(report), ...refusalLines(report))
  return lines.join('\n')
}

const valueText = (value: number | null, flags = 0): string =>
  value === null ? 'no value' : `${isDetectionLimit(flags) ? '<' : ''}${value}`

/** How many rows are of a clock that was not set; nothing where none is. */
export const unknownTimeLines = ({ rowsOfUnknownTime: rows }: ImportReport): string[] =>
  rows === 0
    ? []
    : [
        `Rows with the time of a clock that was not set: ${count(rows)}. Their readings are kept with their flags, and not shown`,
      ]

/** Rows that were left out, and why; empty: none were. */
export function leftOutText({
  rowsLeftOut,
  rowsComputed,
}: Pick<ImportReport, 'rowsLeftOut' | 'rowsComputed'>): string {
  const byMap = rowsLeftOut - rowsComputed
  return [
    ...(byMap > 0 ? [`${count(byMap)} left out by the map`] : []),
    ...(rowsComputed > 0 ? [`${count(rowsComputed)} left out, as the server computes them`] : []),
  ].join(', ')
}

/** Why rows and cells were refused, each with its line. */
export function refusalLines(report: ImportReport): string[] {
  const lines = report.refusals.map(
    ({ line, ...refusal }) => `  line ${line}: ${refusalText(refusal)}`,
  )
  const more = report.rowsRefused + report.cellsRefused - report.refusals.length
  if (more > 0 && lines.length > 0) lines.push(`  and ${count(more)} more`)
  return lines
}

const count = (value: number) => number.format(value)
