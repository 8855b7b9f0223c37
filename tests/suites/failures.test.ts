import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from './command.ts'
import { failureList, playwrightFailures, vitestFailures } from './failures.ts'

const folder = mkdtempSync(join(tmpdir(), 'airshed-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

it('names a failed test with file and message, and a file that could not run', () => {
  const path = written({
    testResults: [
      {
        name: join(ROOT, 'core/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a sum adds', failureMessages: [] },
          { status: 'failed', fullName: 'a sum subtracts', failureMessages: ['expected 1'] },
        ],
      },
      {
        name: join(ROOT, 'core/b.test.ts'),
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  })
  expect(vitestFailures(path)).toEqual([
    { file: 'core/a.test.ts', test: 'a sum subtracts', message: 'expected 1' },
    { file: 'core/b.test.ts', test: '', message: 'no such file' },
  ])
})

it('names a failed journey with its groups, without terminal colours in its message', () => {
  const spec = (ok: boolean, title: string) => ({
    title,
    ok,
    tests: [{ results: [{ errors: [{ message: '\u001B[31mtoo late\u001B[39m' }] }] }],
  })
  const path = written({
    config: { rootDir: join(ROOT, 'tests/e2e') },
    suites: [
      {
        title: 'home.spec.ts',
        file: 'home.spec.ts',
        specs: [spec(true, 'opens')],
        suites: [{ title: 'a wall', file: 'home.spec.ts', specs: [spec(false, 'turns')] }],
      },
    ],
  })
  expect(playwrightFailures(path)).toEqual([
    { file: 'tests/e2e/home.spec.ts', test: 'a wall turns', message: 'too late' },
  ])
})

it('finds no failures for a suite without a report', () => {
  expect(vitestFailures(join(folder, 'none.json'))).toEqual([])
})

it('cuts long messages after twelve lines', () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
  const lines = failureList([{ file: 'a.test.ts', test: 'adds', message }]).split('\n')
  expect(lines[0]).toBe('✗ a.test.ts › adds')
  expect(lines).toHaveLength(13)
})
