import { describe, expect, it } from 'vitest'
import { pieLayout } from './pieLayout.ts'

describe('ring and words', () => {
  it.each([
    ['side by side in a wide card', 480, 200, { ringPx: 200, isLegendBelow: false }],
    ['one below the other in a tall card', 260, 400, { ringPx: 260, isLegendBelow: true }],
    ['no larger than is pleasant', 1600, 900, { ringPx: 320, isLegendBelow: false }],
  ])('stand %s', (_, width, height, expected) => {
    expect(pieLayout({ width, height })).toEqual({ ...expected, hasLegend: true })
  })

  it.each([
    [120, 90],
    [0, 0],
  ])('are the ring alone in %d by %d', (width, height) => {
    const { hasLegend, ringPx } = pieLayout({ width, height })
    expect(hasLegend).toBe(false)
    expect(ringPx).toBeGreaterThan(0)
  })
})
