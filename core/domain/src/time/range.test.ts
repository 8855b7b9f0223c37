import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import {
  canGoNext,
  isHistorical,
  lastRange,
  liveWindow,
  nextRange,
  previousRange,
  rangeLengthMs,
} from './range.ts'

const now = Date.UTC(2026, 4, 17, 12)
const ago = (ms: number) => now - ms

describe('a time range', () => {
  it.each([
    ['ends now', 0, false],
    ['ended 59 minutes ago', 59 * MINUTE_MS, false],
    ['ended exactly an hour ago', HOUR_MS, false],
    ['ended an hour and a millisecond ago', HOUR_MS + 1, true],
    ['ends in the future', -MINUTE_MS, false],
  ])('a range that %s is historical: (%s ms) %s', (_, endedAgoMs, expected) => {
    expect(isHistorical({ from: ago(9 * HOUR_MS), to: ago(endedAgoMs) }, now)).toBe(expected)
  })

  it('steps back and forth by its own length', () => {
    const range = lastRange(3 * HOUR_MS, now)
    expect(previousRange(range)).toEqual({ from: ago(6 * HOUR_MS), to: ago(3 * HOUR_MS) })
    expect(nextRange(previousRange(range))).toEqual(range)
  })

  it.each([
    ['ends now', 0, false],
    ['ended one length less a millisecond ago', 3 * HOUR_MS - 1, false],
    ['ended exactly one length ago', 3 * HOUR_MS, true],
    ['ended long ago', 30 * HOUR_MS, true],
  ])('a range that %s has a next one: (%s ms) %s', (_, endedAgoMs, expected) => {
    expect(canGoNext(lastRange(3 * HOUR_MS, ago(endedAgoMs)), now)).toBe(expected)
  })

  it('a live range ends now and keeps its length', () => {
    const slid = liveWindow(lastRange(30 * MINUTE_MS, ago(HOUR_MS)), now)
    expect(slid.to).toBe(now)
    expect(rangeLengthMs(slid)).toBe(30 * MINUTE_MS)
  })
})
