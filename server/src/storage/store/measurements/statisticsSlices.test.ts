import { DAY_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { expect, it } from 'vitest'
import type { RunSlice } from './sliceSize.ts'
import { rangeStatisticsOf } from './statistics.ts'
import { POINTS_SQL } from './statisticsSql.ts'

const START = Date.UTC(2023, 0, 1)
const YEARS_MS = 1_000 * DAY_MS
const POINTS = 500
const CHANGES = 102

interface Statement {
  parts: number
  rows: number
}

/** A store that has a reading in each part, and whose rows take as long as their number. */
function countingStore(intervals: string | null, intervalMs: number) {
  const statements: Statement[] = []
  const run = async (sql: string, parameters: readonly unknown[]) => {
    if (sql === POINTS_SQL) {
      const ids = parameters[0] as string[]
      const rows = ids.map((id, key) => ({
        id,
        key,
        kind: 'scalar',
        interval_ms: intervalMs,
        intervals,
      }))
      return { rows, tookMs: 1 }
    }
    const [numbers, , steps, starts, ends] = parameters as number[][]
    const rowsOf = (at: number) =>
      ((ends?.[at] ?? 0) - (starts?.[at] ?? 0)) / (steps?.[at] || intervalMs)
    const rows = numbers?.reduce((sum, at) => sum + rowsOf(at), 0) ?? 0
    statements.push({ parts: numbers?.length ?? 0, rows })
    const one = { count: 1, sum: 1, minimum: 1, maximum: 1, sin_sum: 0, cos_sum: 0, energy_sum: 0 }
    return { rows: (numbers ?? []).map((number) => ({ number, ...one })), tookMs: rows / 500 }
  }
  return { statements, run: run as RunSlice }
}

const ids = Array.from({ length: POINTS }, (_, at) => `point ${at}`)
const window = { from: START + 1, to: START + YEARS_MS - 1 }

it('reads little in the first statement, however long the window and short the interval', async () => {
  const { statements, run } = countingStore(null, SECOND_MS)
  await rangeStatisticsOf(run, { data_point_id: ids, ...window }, window.to)
  expect(statements[0]?.rows).toBeLessThanOrEqual(20_000)
  expect(Math.max(...statements.map(({ rows }) => rows))).toBeLessThanOrEqual(30_000)
})

it('reads the heaviest search in parts: 500 data points with 102 changes of interval', async () => {
  const everyMs = Math.floor(YEARS_MS / (CHANGES + 1))
  const changes = Array.from({ length: CHANGES }, (_, at) => [
    START + (at + 1) * everyMs + at * SECOND_MS,
    at % 2 === 0 ? MINUTE_MS : 10 * MINUTE_MS,
  ])
  const { statements, run } = countingStore(changes.flat().join(','), 10 * MINUTE_MS)
  const found = await rangeStatisticsOf(run, { data_point_id: ids, ...window }, window.to)
  const parts = statements.reduce((sum, statement) => sum + statement.parts, 0)
  expect(parts).toBeGreaterThan(POINTS * CHANGES * 5)
  expect(Math.max(...statements.map((statement) => statement.parts))).toBeLessThanOrEqual(5_000)
  expect(found.size).toBe(POINTS)
  for (const { count } of found.values()) expect(count).toBe(parts / POINTS)
})
