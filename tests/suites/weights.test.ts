import { describe, expect, it } from 'vitest'
import { weigh, weightsTable } from './weights.ts'

const LINES: Readonly<Record<string, number>> = {
  'server/src/fleet/ingest/reading.ts': 40,
  'server/src/fleet/ingest/reading.test.ts': 90,
  'server/src/testing/seed.ts': 20,
  'server/src/server.ts': 1,
  'core/ui/src/status/Grade.tsx': 30,
  'core/ui/src/status/grade.css': 10,
  'core/ui/src/status/Grade.stories.tsx': 15,
  'widgets/chart/src/plugin.ts': 1_200,
  'widgets/chart/fixtures/configs/usual.json': 500,
  'tests/run.ts': 7,
}

describe('the weight of the project', () => {
  const weights = weigh(Object.keys(LINES), (file) => LINES[file] ?? 0)

  it('counts the lines of product and tests by folder, and districts of the server apart', () => {
    expect(weights).toEqual([
      { folder: 'core/ui', productLines: 40, testLines: 15 },
      { folder: 'server', productLines: 1, testLines: 0 },
      { folder: 'server/fleet', productLines: 40, testLines: 90 },
      { folder: 'server/testing', productLines: 0, testLines: 20 },
      { folder: 'tests', productLines: 0, testLines: 7 },
      { folder: 'widgets', productLines: 1_200, testLines: 0 },
      { folder: 'all', productLines: 1_281, testLines: 132 },
    ])
  })

  it('writes a line per folder, with numbers below each other', () => {
    expect(weightsTable(weights).split('\n').slice(-2)).toEqual([
      'widgets         1,200 lines, 0 of tests',
      'all             1,281 lines, 132 of tests',
    ])
  })
})
