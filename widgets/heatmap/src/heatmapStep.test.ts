import { expect, it } from 'vitest'
import { heatmapStepMs } from './heatmapStep.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

it.each([
  ['three hours of minutes', 3 * HOUR_MS, 720, MINUTE_MS, null, 5],
  ['three hours of five minutes', 3 * HOUR_MS, 720, 5 * MINUTE_MS, null, 5],
  ['a day of five minutes', 24 * HOUR_MS, 720, 5 * MINUTE_MS, null, 30],
  ['a day, narrow', 24 * HOUR_MS, 240, MINUTE_MS, null, 120],
  ['a day of hours', 24 * HOUR_MS, 720, HOUR_MS, null, 60],
  ['a day of an odd interval', 24 * HOUR_MS, 720, 145_000, null, 30],
  ['a month', 30 * 24 * HOUR_MS, 1600, MINUTE_MS, null, 360],
  ['a day of averages', 24 * HOUR_MS, 1600, MINUTE_MS, 15 * MINUTE_MS, 15],
  ['no width yet', 3 * HOUR_MS, 0, MINUTE_MS, null, 180],
])('%s', (_, lengthMs, widthPx, reportingIntervalMs, averagingPeriodMs, minutes) => {
  const frames = [{ reportingIntervalMs, averagingPeriodMs }]
  expect(heatmapStepMs(lengthMs, widthPx, frames) / MINUTE_MS).toBe(minutes)
})
