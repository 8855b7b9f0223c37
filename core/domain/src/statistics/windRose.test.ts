import { describe, expect, it } from 'vitest'
import { pollutionRose } from './pollutionRose.ts'
import { fixedSpeedClasses } from './speedClasses.ts'
import { windRose } from './windRose.ts'

const GAP = Number.NaN
const classes = fixedSpeedClasses([2, 4])
const percents = (rose: ReturnType<typeof windRose>) => rose.sectors.map(({ percent }) => percent)

describe('a wind rose', () => {
  const rose = windRose([1, 2, 3, 5, 0, GAP, 4], [0, 359, 90.5, 91, GAP, 90, GAP], { classes })

  it('counts winds by sector and class, and an edge for the class below', () => {
    expect(rose.sectors[0]).toMatchObject({ directionDeg: 0, count: 2, percent: 40 })
    expect(rose.sectors[4]?.classes.map(({ count }) => count)).toEqual([0, 1, 1])
  })

  it('tells calms apart, and leaves out readings that lack a part', () => {
    expect(rose).toMatchObject({ count: 5, calmCount: 1, calmPercent: 20, meanSpeed: 2.75 })
    expect(percents(rose).reduce((sum, percent) => sum + percent, rose.calmPercent)).toBe(100)
  })

  it('rounds shares to two decimals', () => {
    const thirds = windRose([1, 1, 1], [1, 2, 91], { classes })
    expect(percents(thirds).filter((percent) => percent > 0)).toEqual([66.67, 33.33])
  })

  it('a wind rose without readings is empty', () => {
    const nothing = windRose([], [])
    expect(nothing).toMatchObject({ count: 0, calmPercent: 0, meanSpeed: null, classes: [] })
    expect(percents(nothing)).toEqual(Array.from({ length: 16 }, () => 0))
  })

  it('a wind rose of calms alone has no wind', () => {
    expect(windRose([0, 0], [GAP, 10])).toMatchObject({ count: 2, calmPercent: 100 })
  })
})

describe('winds from all directions, rounded to 10°', () => {
  const directions = Array.from({ length: 36 }, (_, i) => (i + 1) * 10)
  const speeds = directions.map(() => 3)

  it('gives equal shares to all sectors once the bias is corrected', () => {
    const rose = windRose(speeds, directions)
    expect(rose).toMatchObject({ isBiased: true, isCorrected: true })
    expect(new Set(percents(rose))).toEqual(new Set([6.25]))
    expect(rose.sectors[0]?.count).toBe(3)
  })

  it('gives a third too much to N, E, S and W without correction', () => {
    const rose = windRose(speeds, directions, { isCorrected: false })
    expect(rose).toMatchObject({ isBiased: true, isCorrected: false })
    expect(percents(rose).slice(0, 5)).toEqual([8.33, 5.56, 5.56, 5.56, 8.33])
  })

  it('finds no bias in twelve sectors or in finer directions', () => {
    expect(windRose(speeds, directions, { sectorCount: 12 }).isBiased).toBe(false)
    expect(windRose([...speeds, 3], [...directions, 12.5]).isBiased).toBe(false)
  })

  it('keeps the share of all winds', () => {
    const rose = windRose([...speeds.slice(0, 9), 0], [...directions.slice(0, 9), GAP])
    expect(percents(rose).reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(90, 1)
  })
})

describe('a pollution rose', () => {
  const rose = pollutionRose(
    [1, 1, 1, 3, 0, 0, 3, 3],
    [0, 1, 2, 90, GAP, GAP, GAP, 90],
    [10, 20, 30, 50, 5, 7, 99, GAP],
    { classes },
  )

  it('gives the mean of each sector and class, with its number of readings', () => {
    expect(rose.sectors[0]).toMatchObject({ mean: 20, count: 3, isFew: false })
    expect(rose.sectors[4]?.classes).toEqual([
      { mean: null, count: 0, isFew: false },
      { mean: 50, count: 1, isFew: true },
      { mean: null, count: 0, isFew: false },
    ])
  })

  it('states what was measured during calms', () => {
    expect(rose.calm).toEqual({ mean: 6, count: 2, isFew: true })
    expect(rose.count).toBe(6)
  })
})
