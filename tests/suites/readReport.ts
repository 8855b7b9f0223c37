import { readFileSync } from 'node:fs'

/** A JSON report; null if a suite died before it wrote one. */
export function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** The parts of the groups in Playwright's JSON report that are used. */
export interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    ok: boolean
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[]
  }[]
}

/** Playwright's JSON report; null if it died before it wrote one. */
export const readPlaywright = (path: string): PlaywrightReport | null =>
  readReport(path) as PlaywrightReport | null

export interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
