import { HOUR_MS } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { openingRange } from './openingRange.ts'

const NOW = Date.UTC(2026, 0, 10, 12)
const pin = (from: number, to: number) => ({ timezone: 'UTC', from, to, is_pinned: true })

describe('the opening range of a dashboard', () => {
  it('opens with the last three hours when no range is pinned', () => {
    const range = { from: NOW - 3 * HOUR_MS, to: NOW }
    expect(openingRange(null, true, NOW)).toMatchObject({ range, isUpdatesOn: true })
    const loose = { ...pin(0, 1), is_pinned: false }
    expect(openingRange(loose, true, NOW)).toMatchObject({ range })
  })

  it('applies the length of a live range that was pinned days ago up to now', () => {
    const pinned = pin(NOW - 99 * HOUR_MS, NOW - 93 * HOUR_MS)
    expect(openingRange(pinned, true, NOW)).toMatchObject({
      range: { from: NOW - 6 * HOUR_MS, to: NOW },
      isUpdatesOn: true,
    })
  })

  it('restores a fixed range that was pinned', () => {
    const pinned = pin(NOW - 9 * HOUR_MS, NOW - 3 * HOUR_MS)
    expect(openingRange(pinned, false, NOW)).toMatchObject({
      range: { from: pinned.from, to: pinned.to },
      isUpdatesOn: false,
    })
  })
})
