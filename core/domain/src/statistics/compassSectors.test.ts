import { describe, expect, it } from 'vitest'
import { areRounded, roundingFactors, sectorOf } from './compassSectors.ts'

describe('the sector of a direction', () => {
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
  ])('puts %d° among sixteen sectors in number %i', (direction, sector) => {
    expect(sectorOf(direction, 16)).toBe(sector)
  })

  it.each([
    [15, 0],
    [16, 1],
    [345, 11],
    [346, 0],
  ])('puts %d° among twelve sectors in number %i', (direction, sector) => {
    expect(sectorOf(direction, 12)).toBe(sector)
  })
})

describe('the weights of directions rounded to 10°', () => {
  const tens = [10, 20, 90, 180, 270, 360]
  it.each([
    ['are all divisible by ten', tens, true],
    ['may have gaps', [...tens, Number.NaN], true],
    ['are not those with a single finer one', [...tens, 12.5], false],
    ['may be chance where they are few', [10, 20, 10, 20], false],
    ['are none where there is nothing', [], false],
  ])('rounded directions %s', (_, directions, expected) => {
    expect(areRounded(directions)).toBe(expected)
  })

  it('weighs N, E, S and W by 0.75 and the other twelve sectors by 1.125', () => {
    const factors = roundingFactors(16)
    expect(factors.filter((factor) => factor === 0.75)).toHaveLength(4)
    expect([0, 4, 8, 12].map((sector) => factors[sector])).toEqual([0.75, 0.75, 0.75, 0.75])
    expect(factors.filter((factor) => factor === 1.125)).toHaveLength(12)
  })

  it('weighs twelve sectors alike', () => {
    expect(new Set(roundingFactors(12))).toEqual(new Set([1]))
  })
})
