import { expect, it } from 'vitest'
import type { SuiteReport } from './suiteReport.ts'
import { timesTable, timeText, totalOf } from './timesTable.ts'

const suite = (name: string, more: Partial<SuiteReport> = {}): SuiteReport => ({
  name,
  counts: { passed: 0, failed: 0, skipped: 0 },
  durationMs: 0,
  files: [],
  failures: [],
  ...more,
})

it('times read as a person would say them', () => {
  expect([0, 940, 59_940, 60_000, 725_400].map(timeText)).toEqual([
    '0.0 s',
    '0.9 s',
    '59.9 s',
    '1 min 00 s',
    '12 min 05 s',
  ])
})

it('suites are listed with their counts and times, and summed', () => {
  const reports = [
    suite('unit', {
      counts: { passed: 1200, failed: 0, skipped: 1 },
      durationMs: 90_000,
      files: [{ file: 'a.test.ts', durationMs: 10 }],
    }),
    suite('end to end', {
      counts: { passed: 30, failed: 2, skipped: 0 },
      durationMs: 45_000,
      files: [{ file: 'b.spec.ts', durationMs: 20 }],
    }),
  ]
  expect(totalOf(reports)).toEqual({ passed: 1230, failed: 2, skipped: 1 })
  expect(timesTable(reports).split('\n').slice(0, 4)).toEqual([
    'suite       files  passed  failed  skipped        time',
    'unit            1    1200       0        1  1 min 30 s',
    'end to end      1      30       2        0      45.0 s',
    'all             2    1230       2        1  2 min 15 s',
  ])
})

it('the ten slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: `file${index}.test.ts`,
    durationMs: index * 1000,
  }))
  const [, listed = ''] = timesTable([suite('unit', { files })]).split('The slowest files:\n')
  const lines = listed.split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('file11.test.ts (unit)  11.0 s')
  expect(lines[9]).toBe('file2.test.ts (unit)    2.0 s')
})
