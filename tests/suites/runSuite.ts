import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, type ChromiumKind } from './chromium.ts'
import { run } from './command.ts'
import { playwrightCounts, playwrightFiles, vitestCounts } from './counts.ts'
import { playwrightFailures, vitestFailures } from './failures.ts'
import { FILE_TIMES_VARIABLE, type FileTimes } from './fileTimes.ts'
import { readReport } from './readReport.ts'
import type { SuiteReport } from './suiteReport.ts'

/** A suite that can be run. */
export type Suite = () => Promise<SuiteReport>

/** Lends out a folder for reports and removes it afterwards. */
async function withReports<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'airshed-reports-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readTimes = (path: string): FileTimes =>
  (readReport(path) as FileTimes | null) ?? { files: [], errors: [] }

interface SuiteOptions {
  /** Added to the environment. */
  env?: Record<string, string>
  /** Renders the pages. Default: `headless`. */
  browser?: ChromiumKind
}

interface VitestOptions extends SuiteOptions {
  /** Folders or files. Default: all of the projects. */
  only?: readonly string[]
}

/** Some projects of vitest.config.ts, run together. */
export function vitestSuite(
  name: string,
  projects: readonly string[],
  { env = {}, browser = 'headless', only = [] }: VitestOptions = {},
): Suite {
  return () =>
    withReports(async (folder) => {
      console.log(`\n── ${name}`)
      const [report, times] = [join(folder, 'report.json'), join(folder, 'times.json')]
      const startedMs = performance.now()
      const { exitCode } = await run(
        'vitest',
        [
          'run',
          ...only,
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          '--reporter=./tests/suites/fileTimes.ts',
        ],
        {
          env: { ...env, CHROMIUM_PATH: findChromium(browser), [FILE_TIMES_VARIABLE]: times },
          show: true,
        },
      )
      const durationMs = performance.now() - startedMs
      const { files, errors } = readTimes(times)
      const outside = errors.map((message) => ({ file: name, test: '', message }))
      return {
        name,
        durationMs,
        counts: vitestCounts(report, exitCode),
        files,
        failures: [...vitestFailures(report), ...outside],
      }
    })
}

/** The journeys of tests/e2e, against one running console per worker. */
export function endToEndSuite(
  name: string,
  { env = {}, browser = 'headless' }: SuiteOptions = {},
): Suite {
  return () =>
    withReports(async (folder) => {
      console.log(`\n── ${name}`)
      const report = join(folder, 'report.json')
      const startedMs = performance.now()
      const { exitCode } = await run(
        'playwright',
        ['test', '--config', 'tests/e2e/playwright.config.ts'],
        {
          env: {
            ...env,
            CHROMIUM_PATH: findChromium(browser),
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
          show: true,
        },
      )
      const durationMs = performance.now() - startedMs
      const counts = playwrightCounts(report, exitCode)
      return {
        name,
        durationMs,
        counts,
        files: playwrightFiles(report),
        failures: playwrightFailures(report),
      }
    })
}

/** A command that passes or fails as a whole. */
export function commandSuite(name: string, command: string, args: readonly string[]): Suite {
  return async () => {
    console.log(`\n── ${name}`)
    const startedMs = performance.now()
    const { exitCode } = await run(command, args, {
      env: { CHROMIUM_PATH: findChromium() },
      show: true,
    })
    const durationMs = performance.now() - startedMs
    const hasPassed = exitCode === 0
    return {
      name,
      durationMs,
      counts: { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 },
      files: [],
      failures: [],
    }
  }
}
