import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/duration.ts'
import { expectedReadings, longestIntervalMs } from './reportingIntervals.ts'

/** A device that reported each minute until noon, and every ten seconds since. */
const noon = Date.UTC(2026, 2, 14, 12)
const device = {
  reportingIntervalMs: 10 * SECOND_MS,
  reportingIntervals: [
    { fromMs: 0, intervalMs: MINUTE_MS },
    { fromMs: noon, intervalMs: 10 * SECOND_MS },
  ],
}

describe('the readings that a device owes', () => {
  it.each([
    ['before it changed its interval', noon - HOUR_MS, noon, 60],
    ['after it did', noon, noon + HOUR_MS, 360],
    ['over both times', noon - HOUR_MS, noon + HOUR_MS, 420],
    ['before the first interval that is known', -HOUR_MS, 0, 60],
    ['in part of an interval', noon, noon + 19 * SECOND_MS, 1],
    ['in no time at all', noon, noon, 0],
    ['in a window that ends before it starts', noon, noon - HOUR_MS, 0],
  ])('%s', (_, from, to, expected) => {
    expect(expectedReadings(device, from, to)).toBe(expected)
  })

  it('follow the interval of today where no change is known', () => {
    expect(expectedReadings({ reportingIntervalMs: MINUTE_MS }, noon, noon + HOUR_MS)).toBe(60)
    expect(expectedReadings({ reportingIntervalMs: MINUTE_MS }, noon, noon - HOUR_MS)).toBe(0)
  })
})

describe('the longest interval', () => {
  it.each([
    ['before the change', noon - HOUR_MS, noon - 1, MINUTE_MS],
    ['across it', noon - 1, noon + MINUTE_MS, MINUTE_MS],
    ['after it', noon, noon + MINUTE_MS, 10 * SECOND_MS],
  ])('%s', (_, from, to, expected) => {
    expect(longestIntervalMs(device, from, to)).toBe(expected)
  })
})
