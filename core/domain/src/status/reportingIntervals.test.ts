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

describe('the expected readings of a device', () => {
  it.each([
    ['before it changed its interval', noon - HOUR_MS, noon, 60],
    ['after it changed its interval', noon, noon + HOUR_MS, 360],
    ['across the change of its interval', noon - HOUR_MS, noon + HOUR_MS, 420],
    ['before the first interval that is known', -HOUR_MS, 0, 60],
    ['in part of an interval', noon, noon + 19 * SECOND_MS, 1],
    ['in no time at all', noon, noon, 0],
    ['in a window that ends before it starts', noon, noon - HOUR_MS, 0],
  ])('counts the expected readings %s', (_, from, to, expected) => {
    expect(expectedReadings(device, from, to)).toBe(expected)
  })

  it('expects readings by the current interval where no change is known', () => {
    expect(expectedReadings({ reportingIntervalMs: MINUTE_MS }, noon, noon + HOUR_MS)).toBe(60)
    expect(expectedReadings({ reportingIntervalMs: MINUTE_MS }, noon, noon - HOUR_MS)).toBe(0)
  })
})

describe('the longest interval', () => {
  it.each([
    ['before a change', noon - HOUR_MS, noon - 1, MINUTE_MS],
    ['across a change', noon - 1, noon + MINUTE_MS, MINUTE_MS],
    ['after a change', noon, noon + MINUTE_MS, 10 * SECOND_MS],
  ])('gives the longest reporting interval %s', (_, from, to, expected) => {
    expect(longestIntervalMs(device, from, to)).toBe(expected)
  })
})
