import { LISTED_PAIRS_MAX } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { pairsOf, type PairedSteps } from './pairs.ts'

const steps = (changes: Partial<PairedSteps> = {}): PairedSteps => ({
  start: [0, 1, 2, 3],
  x: [1, 2, 3, 4],
  y: [2, 4, 6, 8],
  expected: 4,
  xUnit: 'ppb',
  yUnit: 'ppb',
  ...changes,
})

describe('pairs of two parameters', () => {
  it('pairs values where both parameters have one', () => {
    const pairs = pairsOf(steps({ x: [1, Number.NaN, 3, 4], y: [2, 4, 6, Number.NaN] }))
    expect(pairs.points).toEqual({ start: [0, 2], x: [1, 3], y: [2, 6] })
    expect(pairs.count).toBe(2)
  })

  it('fits a line from three quarters of the steps on, and lists only the pairs below', () => {
    const three = { x: [1, 2, 3, Number.NaN] }
    expect(pairsOf(steps(three))).toMatchObject({ coverage: 0.75, regression: { slope: 2 } })
    const fewer = pairsOf(steps({ ...three, expected: 5 }))
    expect(fewer).toMatchObject({
      coverage: 0.6,
      regression: null,
      orthogonal: null,
      agreement: null,
    })
    expect(fewer.points?.x).toEqual([1, 2, 3])
  })

  it('gives no bias where the units differ', () => {
    expect(pairsOf(steps()).agreement?.bias).toBe(2.5)
    expect(pairsOf(steps({ yUnit: 'ppm' })).agreement).toBeNull()
  })

  it('fits an orthogonal line where the units are the same', () => {
    expect(pairsOf(steps()).orthogonal?.slope).toBeCloseTo(2, 12)
    expect(pairsOf(steps({ yUnit: 'ppm' }))).toMatchObject({
      orthogonal: null,
      regression: { slope: 2 },
    })
  })

  it('lists up to two thousand pairs, and counts them in cells beyond', () => {
    const many = Array.from({ length: LISTED_PAIRS_MAX + 1 }, (_, at) => at)
    const listed = many.slice(1)
    expect(pairsOf(steps({ start: listed, x: listed, y: listed })).density).toBeNull()
    const { points, density, regression } = pairsOf(
      steps({ start: many, x: many, y: many, expected: many.length }),
    )
    expect(points).toBeNull()
    expect(density?.counts.flat().reduce((sum, count) => sum + count, 0)).toBe(many.length)
    expect([density?.x.length, density?.y.length]).toEqual([60, 40])
    // The greatest pair is in the last cell, the least in the first.
    expect([density?.counts[0]?.[0], density?.counts[39]?.[59]].every((n) => (n ?? 0) > 0)).toBe(
      true,
    )
    expect(regression?.slope).toBeCloseTo(1, 12)
  })

  it('counts pairs of one value in one cell', () => {
    const many = Array.from({ length: LISTED_PAIRS_MAX + 1 }, () => 7)
    const { density } = pairsOf(steps({ start: many, x: many, y: many }))
    expect(density).toEqual({ x: [7], y: [7], counts: [[LISTED_PAIRS_MAX + 1]] })
  })
})
