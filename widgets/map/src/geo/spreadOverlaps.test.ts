import { describe, expect, it } from 'vitest'
import type { Position } from '@airshed/map'
import { OVERLAP_OFFSET_DEG, spreadOverlaps } from './spreadOverlaps.ts'

const here: Position = [-74.01, 40.71]

describe('devices in one place', () => {
  it('leaves a single device where it is', () => {
    const alone: Position[] = [here, [-74.02, 40.71]]
    expect(spreadOverlaps(alone)).toEqual(alone)
  })

  it('arranges devices around the first one', () => {
    const [first, second, third] = spreadOverlaps([here, here, here])
    expect(first).toEqual(here)
    expect(second?.[0]).toBeCloseTo(here[0] + OVERLAP_OFFSET_DEG, 9)
    expect(second?.[1]).toBeCloseTo(here[1], 9)
    // A sixth of the circle further.
    expect(third?.[0]).toBeCloseTo(here[0] + OVERLAP_OFFSET_DEG / 2, 9)
    expect(third?.[1]).toBeCloseTo(here[1] + (OVERLAP_OFFSET_DEG * Math.sqrt(3)) / 2, 9)
  })

  it('keeps devices in one place apart by at least the offset', () => {
    const spread = spreadOverlaps(Array.from({ length: 40 }, () => here))
    for (const [at, a] of spread.entries()) {
      for (const b of spread.slice(at + 1)) {
        const apart = Math.hypot(a[0] - b[0], a[1] - b[1])
        expect(apart).toBeGreaterThan(OVERLAP_OFFSET_DEG * 0.999)
      }
    }
  })
})
