import { expect, it } from 'vitest'
import { heatmapStep, stepOfEdges } from './heatmapStep.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

it.each([
  ['three hours of minutes', 3 * HOUR_MS, 720, MINUTE_MS, '5 minute'],
  ['three hours of five minutes', 3 * HOUR_MS, 720, 5 * MINUTE_MS, '20 minute'],
  ['an hour of five minutes', HOUR_MS, 720, 5 * MINUTE_MS, '5 minute'],
  ['a day of five minutes', DAY_MS, 720, 5 * MINUTE_MS, '30 minute'],
  ['a day, narrow', DAY_MS, 240, MINUTE_MS, '2 hour'],
  ['a day of hours', DAY_MS, 720, HOUR_MS, '1 hour'],
  ['a day of an odd interval', DAY_MS, 720, 145_000, '30 minute'],
  ['a month', 30 * DAY_MS, 1600, MINUTE_MS, '6 hour'],
  ['a year, wide', 365 * DAY_MS, 1200, MINUTE_MS, '1 day'],
  ['a year, narrow', 365 * DAY_MS, 400, MINUTE_MS, '1 month'],
  ['thirty years', 30 * 365 * DAY_MS, 400, MINUTE_MS, '1 year'],
  ['no width yet', 3 * HOUR_MS, 0, MINUTE_MS, '3 hour'],
])('%s', (_, rangeMs, widthPx, slowestMs, expected) => {
  const { unit, every } = heatmapStep(rangeMs, { widthPx, slowestMs })
  expect(`${every} ${unit}`).toBe(expected)
})

it.each([
  ['days with one of 23 hours', [24, 23, 24], 'day', 1],
  ['a single day of 25 hours', [25], 'day', 1],
  ['three hours', [3, 3, 4, 3], 'hour', 3],
  ['months', [28 * 24, 31 * 24, 30 * 24], 'month', 1],
])('edges tell %s', (_, hours, unit, every) => {
  const edges = hours.reduce((all, one) => [...all, (all.at(-1) ?? 0) + one * HOUR_MS], [0])
  expect(stepOfEdges(edges)).toMatchObject({ unit, every })
})

it('no edges tell nothing', () => expect(stepOfEdges([])).toBeNull())
