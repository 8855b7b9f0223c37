import { join, relative } from 'node:path'
import { ROOT } from './command.ts'
import type { FileTime } from './fileTimes.ts'
import { readPlaywright, readReport, type PlaywrightSuite } from './readReport.ts'

/** How many tests of a suite passed, failed and were skipped. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A suite without a report did not run: one failure. */
const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 }

/** Counts from vitest's JSON report. A suite that failed to load counts as one failure. */
export function vitestCounts(path: string, exitCode: number): Counts {
  const report = readReport(path) as null | {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
  }
  if (report === null) return NO_REPORT
  const failed = report.numFailedTests
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests,
  }
}

/** Counts from Playwright's JSON report. */
export function playwrightCounts(path: string, exitCode: number): Counts {
  const report = readPlaywright(path)
  if (report === null) return NO_REPORT
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped }
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  )
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0)
}

/** Times of the files in Playwright's JSON report; empty without a report. */
export function playwrightFiles(path: string): FileTime[] {
  const report = readPlaywright(path)
  if (report === null) return []
  return report.suites.map((suite) => ({
    file: relative(ROOT, join(report.config.rootDir, suite.file)),
    durationMs: durationOf(suite),
  }))
}
