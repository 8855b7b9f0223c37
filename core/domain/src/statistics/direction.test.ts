import { describe, expect, it } from 'vitest'
import {
  directionMean,
  directionSums,
  mergeDirectionSums,
  NO_DIRECTIONS,
  normalizeDegrees,
  vectorMean,
} from './direction.ts'

const GAP = Number.NaN

describe('the vector mean', () => {
  it.each([
    ['350° and 10°', [350, 10], 0],
    ['355° and 15°', [355, 15], 5],
    ['0° and 360°', [0, 360], 0],
    ['0° and 90°', [0, 90], 45],
    ['90° alone', [90], 90],
    ['10°, a gap and 20°', [10, GAP, 20], 15],
    ['angles beyond a turn', [730, -10], 0],
  ])('averages the directions %s', (_, directions, expected) => {
    expect(vectorMean(directions).directionDeg).toBeCloseTo(expected, 9)
  })

  it('averages 350° and 10° as exactly 0°, not slightly below 360°', () => {
    expect(vectorMean([350, 10]).directionDeg).toBeLessThan(1e-6)
    expect(normalizeDegrees(-1e-15)).toBe(0)
    expect(normalizeDegrees(360)).toBe(0)
  })

  it.each([
    ['opposite directions', [0, 180]],
    ['all around', [0, 90, 180, 270]],
    ['nothing', []],
    ['only gaps', [GAP, GAP]],
  ])('gives no mean direction of %s', (_, directions) => {
    expect(vectorMean(directions).directionDeg).toBeNull()
  })

  it('weighs directions by wind speed', () => {
    expect(vectorMean([0, 90], [1, 1]).directionDeg).toBeCloseTo(45)
    expect(vectorMean([0, 90], [3, Math.sqrt(3)]).directionDeg).toBeCloseTo(30)
  })

  it('leaves calms and unknown speeds out', () => {
    expect(vectorMean([10, 200, 300], [2, 0, GAP])).toMatchObject({ count: 1 })
    expect(vectorMean([10, 200], [2, 0]).directionDeg).toBeCloseTo(10)
    expect(vectorMean([10, 200], [0, 0]).directionDeg).toBeNull()
  })

  it('reports how much the directions agree', () => {
    expect(vectorMean([30, 30, 30]).resultant).toBeCloseTo(1)
    expect(vectorMean([0, 180]).resultant).toBeCloseTo(0)
  })

  it('gives the same mean from merged buckets as from all directions at once', () => {
    const day = [350, 5, 20, 340, 12, 359]
    const merged = [day.slice(0, 2), day.slice(2)].map((part) => directionSums(part))
    const sums = merged.reduce(mergeDirectionSums, NO_DIRECTIONS)
    expect(sums.count).toBe(6)
    expect(directionMean(sums).directionDeg).toBeCloseTo(vectorMean(day).directionDeg ?? GAP)
  })
})
