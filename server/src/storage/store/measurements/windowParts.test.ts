import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../testing/random.ts'
import { BEGINNING_MS } from './steps.ts'
import { windowParts } from './windowParts.ts'

const MIDNIGHT = Date.UTC(2026, 2, 2)

describe('the parts of a window', () => {
  it('reads readings at the ends of a window and ever longer rollups between them', () => {
    const parts = windowParts(MIDNIGHT - 3 * MINUTE_MS, MIDNIGHT + DAY_MS + 45 * MINUTE_MS)
    expect(parts.map(({ toMs, fromMs, stepMs }) => [(toMs - fromMs) / MINUTE_MS, stepMs])).toEqual([
      [3, 0],
      [24 * 60, DAY_MS],
      [30, HOUR_MS / 2],
      [10, 10 * MINUTE_MS],
      [5, 0],
    ])
  })

  it('parts cover each millisecond once, in order, and are at most nine', () => {
    const random = seededRandom(3)
    for (let round = 0; round < 500; round += 1) {
      const fromMs = Math.floor((random() - 0.5) * 1e13)
      const toMs = fromMs + Math.floor(random() ** 6 * 400 * DAY_MS)
      const parts = windowParts(fromMs, toMs)
      expect(parts.length).toBeLessThanOrEqual(9)
      let end = fromMs
      for (const part of parts) {
        expect(part.fromMs).toBe(end)
        expect(part.toMs).toBeGreaterThan(part.fromMs)
        if (part.stepMs > 0)
          expect([part.fromMs % part.stepMs, part.toMs % part.stepMs].map(Math.abs)).toEqual([0, 0])
        end = part.toMs
      }
      expect(end).toBe(Math.max(fromMs, toMs))
    }
  })

  it('reads only days for all time', () => {
    expect(windowParts(BEGINNING_MS, -BEGINNING_MS)).toEqual([
      { fromMs: BEGINNING_MS, toMs: -BEGINNING_MS, stepMs: DAY_MS },
    ])
  })
})
