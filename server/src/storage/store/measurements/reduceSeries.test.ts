import { DAY_MS, HOUR_MS, isLineBreak, MINUTE_MS } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../testing/random.ts'
import { columnMsOf, reduceSeries } from './reduceSeries.ts'

const DAYS = 30
const WIDTH = 500
const to = DAYS * DAY_MS
const device = { reportingIntervalMs: MINUTE_MS }
const plan = { from: 0, to, width: WIDTH, kind: 'series', stepMs: 0 } as const
const columnMs = columnMsOf(0, to, WIDTH)

/** Readings each minute, but for the hours from `fromMs` on. */
const readings = (valueAt: (ts: number) => number, fromMs = to, hours = 0): Measurement[] =>
  Array.from({ length: to / MINUTE_MS }, (_, index) => index * MINUTE_MS)
    .filter((ts) => ts < fromMs || ts >= fromMs + hours * HOUR_MS)
    .map((ts) => [ts, valueAt(ts)])

/** Where a chart breaks the line: at missing values, and where two neighbours lie too far apart. */
function breaksOf(reduced: readonly Measurement[]): number[] {
  const times = Float64Array.from(reduced, ([ts]) => ts)
  const series = { ...device, times, averagingPeriodMs: null, columnMs }
  return reduced.flatMap(([ts, value], index) =>
    value === null || (index > 0 && isLineBreak(series, index)) ? [ts] : [],
  )
}

const random = seededRandom(7)
const SHAPES = {
  flat: () => 5,
  daily: (ts: number) => Math.sin((ts / DAY_MS) * 2 * Math.PI),
  noisy: () => random(),
  'daily and noisy': (ts: number) => Math.sin((ts / DAY_MS) * 2 * Math.PI) + random() / 20,
}

describe.each(Object.entries(SHAPES))('thirty days of one reading a minute, %s', (_, valueAt) => {
  it('draws an unbroken line', () => {
    expect(breaksOf(reduceSeries(readings(valueAt), plan, device))).toEqual([])
  })

  it('draws a line that breaks once where six hours are missing', () => {
    const fromMs = 12 * DAY_MS
    const reduced = reduceSeries(readings(valueAt, fromMs, 6), plan, device)
    const [first = Number.NaN, ...others] = breaksOf(reduced)
    expect(first).toBeGreaterThan(fromMs - 2 * MINUTE_MS)
    expect(first).toBeLessThan(fromMs)
    // The reading behind the missing value is far from it, which breaks nothing more.
    expect(others.every((ts) => ts === fromMs + 6 * HOUR_MS)).toBe(true)
  })
})
