import { describe, expect, it } from 'vitest'
import { seriesCoverage } from './seriesCoverage.ts'

const MINUTE_MS = 60_000
const hour = { from: 0, to: 60 * MINUTE_MS }
const series = (count: number, changes = {}) => ({
  times: Float64Array.from({ length: count }, (_, index) => (index + 1) * 5 * MINUTE_MS),
  values: new Float64Array(count).fill(1),
  averagingPeriodMs: null,
  reportingIntervalMs: 5 * MINUTE_MS,
  ...changes,
})

describe('the completeness of a series', () => {
  it.each([
    ['all that was expected', series(12), hour.to, 1],
    ['half of it', series(6), hour.to, 0.5],
    ['nothing', series(0), hour.to, 0],
    ['gaps left out', series(12, { values: new Float64Array(12).fill(NaN) }), hour.to, 0],
    ['the future not expected', series(6), hour.to / 2, 1],
    ['means of a longer step', series(6, { averagingPeriodMs: 10 * MINUTE_MS }), hour.to, 1],
    ['as told of a thinned series', series(2, { completeness: 0.9 }), hour.to, 0.9],
    ['unknown before it began', series(0), 0, null],
  ])('gives the completeness: %s', (_, given, nowMs, expected) => {
    expect(seriesCoverage(given, hour, nowMs)).toBe(expected)
  })
})
