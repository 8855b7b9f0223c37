import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../time/duration.ts'
import { isLocationStale, isStale, reportingGapMs } from './reportingGap.ts'

describe('the reporting gap', () => {
  it.each([
    ['10 s', 10 * SECOND_MS, 30 * SECOND_MS],
    ['1 min', MINUTE_MS, 3 * MINUTE_MS],
    ['just under 5 min', 5 * MINUTE_MS - 1, 15 * MINUTE_MS - 3],
    ['5 min', 5 * MINUTE_MS, 8 * MINUTE_MS],
    ['1 h', 60 * MINUTE_MS, 63 * MINUTE_MS],
  ])('gives the gap of a node that reports every %s', (_, intervalMs, gapMs) => {
    expect(reportingGapMs(intervalMs)).toBe(gapMs)
    expect(reportingGapMs(intervalMs, { isBattery: true })).toBe(gapMs + 5 * MINUTE_MS)
  })

  it('makes a data point stale when its gap is exceeded, not when it is just reached', () => {
    const now = Date.UTC(2026, 4, 17, 12)
    expect(isStale(now - 3 * MINUTE_MS, MINUTE_MS, now)).toBe(false)
    expect(isStale(now - 3 * MINUTE_MS - 1, MINUTE_MS, now)).toBe(true)
    expect(isStale(now - 8 * MINUTE_MS, MINUTE_MS, now, { isBattery: true })).toBe(false)
    expect(isStale(null, MINUTE_MS, now)).toBe(true)
  })

  it('makes a location stale after two hours', () => {
    const now = Date.UTC(2026, 4, 17, 12)
    expect(isLocationStale(now - 120 * MINUTE_MS, now)).toBe(false)
    expect(isLocationStale(now - 121 * MINUTE_MS, now)).toBe(true)
    expect(isLocationStale(null, now)).toBe(true)
  })
})
