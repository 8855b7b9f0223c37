import { expect, it } from 'vitest'
import { heatmapStep, stepOfEdges } from './heatmapStep.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

it.each([
  ['three hours of 1 min data', 3 * HOUR_MS, 720, MINUTE_MS, '5 minute'],
  ['three hours of 5 min data', 3 * HOUR_MS, 720, 5 * MINUTE_MS, '20 minute'],
  ['one hour of 5 min data', HOUR_MS, 720, 5 * MINUTE_MS, '5 minute'],
  ['one day of 5 min data', DAY_MS, 720, 5 * MINUTE_MS, '30 minute'],
  ['one day in a narrow card', DAY_MS, 240, MINUTE_MS, '2 hour'],
  ['one day of 1 h data', DAY_MS, 720, HOUR_MS, '1 hour'],
  ['one day of an odd interval', DAY_MS, 720, 145_000, '30 minute'],
  ['one month', 30 * DAY_MS, 1600, MINUTE_MS, '6 hour'],
  ['one year in a wide card', 365 * DAY_MS, 1200, MINUTE_MS, '1 day'],
  ['one year in a narrow card', 365 * DAY_MS, 400, MINUTE_MS, '1 month'],
  ['thirty years', 30 * 365 * DAY_MS, 400, MINUTE_MS, '1 year'],
  ['an unknown width', 3 * HOUR_MS, 0, MINUTE_MS, '3 hour'],
])('chooses the step for %s', (_, rangeMs, widthPx, slowestMs, expected) => {
  const { unit, every } = heatmapStep(rangeMs, { widthPx, slowestMs })
  expect(`${every} ${unit}`).toBe(expected)
})

it.each([
  ['days with one of 23 hours', [24, 23, 24], 'day', 1],
  ['a single day of 25 hours', [25], 'day', 1],
  ['three hours', [3, 3, 4, 3], 'hour', 3],
  ['months', [28 * 24, 31 * 24, 30 * 24], 'month', 1],
])('recognizes the step of %s from its edges', (_, hours, unit, every) => {
  const edges = hours.reduce((all, one) => [...all, (all.at(-1) ?? 0) + one * HOUR_MS], [0])
  expect(stepOfEdges(edges)).toMatchObject({ unit, every })
})

it('returns no step without edges', () => expect(stepOfEdges([])).toBeNull())
