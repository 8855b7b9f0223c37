import type { Counts } from './counts.ts'
import type { SuiteReport } from './suiteReport.ts'

const MINUTE_MS = 60_000
const SLOWEST = 10

/** `7.4 s`, `12 min 05 s` */
export function timeText(durationMs: number): string {
  if (durationMs < MINUTE_MS) return `${(durationMs / 1000).toFixed(1)} s`
  const seconds = Math.round(durationMs / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

export function totalOf(reports: readonly SuiteReport[]): Counts {
  const sum = (part: keyof Counts): number =>
    reports.reduce((all, { counts }) => all + counts[part], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Pads columns to their widest cell: the first aligned left, the others right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  '),
  )
}

/** A table of suites with their times, then the slowest files. */
export function timesTable(reports: readonly SuiteReport[]): string {
  const rows = reports.map(({ name, counts, durationMs, files }) => [
    name,
    String(files.length),
    String(counts.passed),
    String(counts.failed),
    String(counts.skipped),
    timeText(durationMs),
  ])
  const total = totalOf(reports)
  const durationMs = reports.reduce((all, report) => all + report.durationMs, 0)
  const fileCount = reports.reduce((all, { files }) => all + files.length, 0)
  const table = aligned([
    ['suite', 'files', 'passed', 'failed', 'skipped', 'time'],
    ...rows,
    [
      'all',
      String(fileCount),
      String(total.passed),
      String(total.failed),
      String(total.skipped),
      timeText(durationMs),
    ],
  ])
  const slowest = reports
    .flatMap(({ name, files }) => files.map((file) => ({ ...file, name })))
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, SLOWEST)
    .map(({ file, name, durationMs: fileMs }) => [`${file} (${name})`, timeText(fileMs)])
  return [...table, '', 'The slowest files:', ...aligned(slowest)].join('\n')
}
