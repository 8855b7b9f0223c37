import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './command.ts'
import { readPlaywright, readReport, type PlaywrightSuite } from './readReport.ts'

/** A test that failed, or a file that could not be run. */
export interface Failure {
  /** Relative to the project's root. */
  file: string
  /** Including the names of its groups; empty for the whole file. */
  test: string
  message: string
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** Failures in vitest's JSON report. */
export function vitestFailures(path: string): Failure[] {
  const report = readReport(path) as null | { testResults: VitestFile[] }
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, test: test.fullName, message: test.failureMessages.join('\n') }))
    return tests.length === 0 && status === 'failed' ? [{ file, test: '', message }] : tests
  })
}

/** Failures in Playwright's JSON report. */
export function playwrightFailures(path: string): Failure[] {
  const report = readPlaywright(path)
  if (report === null) return []
  const within = (suite: PlaywrightSuite, groups: readonly string[]): Failure[] => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        file: relative(ROOT, join(report.config.rootDir, suite.file)),
        test: [...groups, title].join(' '),
        message: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .map(({ message = '' }) => stripVTControlCharacters(message))
          .join('\n'),
      })),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...groups, inner.title])),
  ]
  return report.suites.flatMap((suite) => within(suite, []))
}

const MESSAGE_LINES = 12

/** The failures with their reasons, so that the end of a long log is enough to start with. */
export function failureList(failures: readonly Failure[]): string {
  return failures
    .map(({ file, test, message }) => {
      const [head, ...more] = message.split('\n').filter((line) => line.trim() !== '')
      const lines = [head ?? 'no message', ...more.slice(0, MESSAGE_LINES - 1)]
      return [`✗ ${file}${test === '' ? '' : ` › ${test}`}`, ...lines.map((line) => `    ${line}`)]
    })
    .flat()
    .join('\n')
}
