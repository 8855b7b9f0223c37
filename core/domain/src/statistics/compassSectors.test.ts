import { describe, expect, it } from 'vitest'
import { areRounded, roundingFactors, sectorOf } from './compassSectors.ts'

describe('the sector', () => {
  it.each([
    [0, 0],
    [360, 0],
    [11.25, 0],
    [11.26, 1],
    [33.75, 1],
    [348.75, 15],
    [348.76, 0],
    [90, 4],
    [-10, 0],
    [-90, 12],
    [450, 4],
  ])('of %d° among sixteen is number %i', (direction, sector) => {
    expect(sectorOf(direction, 16)).toBe(sector)
  })

  it.each([
    [15, 0],
    [16, 1],
    [345, 11],
    [346, 0],
  ])('of %d° among twelve is number %i', (direction, sector) => {
    expect(sectorOf(direction, 12)).toBe(sector)
  })
})

describe('rounded directions', () => {
  const tens = [10, 20, 90, 180, 270, 360]
  it.each([
    ['are all divisible by ten', tens, true],
    ['may have gaps', [...tens, Number.NaN], true],
    ['are not those with a single finer one', [...tens, 12.5], false],
    ['may be chance where they are few', [10, 20, 10, 20], false],
    ['are none where there is nothing', [], false],
  ])('%s', (_, directions, expected) => {
    expect(areRounded(directions)).toBe(expected)
  })

  it('lie three by three in N, E, S and W, two by two elsewhere', () => {
    const factors = roundingFactors(16)
    expect(factors.filter((factor) => factor === 0.75)).toHaveLength(4)
    expect([0, 4, 8, 12].map((sector) => factors[sector])).toEqual([0.75, 0.75, 0.75, 0.75])
    expect(factors.filter((factor) => factor === 1.125)).toHaveLength(12)
  })

  it('lie evenly in twelve sectors', () => {
    expect(new Set(roundingFactors(12))).toEqual(new Set([1]))
  })
})
