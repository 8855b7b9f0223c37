import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './suites/chromium.ts'
import { run } from './suites/command.ts'
import { playwrightCounts, vitestCounts, type Counts } from './suites/counts.ts'

// `npm test`: every suite, one after the other; the last line counts them all.
// `npm test -- services` runs only the suites that need PostgreSQL and NATS.

const isServices = process.argv.includes('services')
const reports = mkdtempSync(join(tmpdir(), 'airshed-reports-'))
const env = { CHROMIUM_PATH: findChromium() }

async function vitest(name: string, ...projects: string[]): Promise<Counts> {
  console.log(`\n── ${name}`)
  const report = join(reports, `${name}.json`)
  const { exitCode } = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env, show: true },
  )
  return vitestCounts(report, exitCode)
}

async function endToEnd(): Promise<Counts> {
  console.log('\n── end to end')
  const report = join(reports, 'e2e.json')
  const { exitCode } = await run(
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show: true,
    },
  )
  return playwrightCounts(report, exitCode)
}

const suites: (() => Promise<Counts>)[] = isServices
  ? [() => vitest('services', 'services')]
  : [
      () => vitest('unit', 'node'),
      () => vitest('components', 'browser', 'maps'),
      () => vitest('catalogue', 'stories', 'map-stories'),
      () => vitest('processes', 'processes'),
      endToEnd,
    ]

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const suite of suites) {
  const counts = await suite()
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}
rmSync(reports, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
