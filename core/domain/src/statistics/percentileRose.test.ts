import { describe, expect, it } from 'vitest'
import { percentileRoseOf } from './percentileRose.ts'
import type { WindHours } from './windHours.ts'

/** Hours from 1 to `count` with wind from one direction. */
const hours = (count: number, changes: Partial<WindHours> = {}): WindHours => ({
  speeds: Array.from({ length: count }, () => 3),
  directionsDeg: Array.from({ length: count }, () => 90),
  concentrations: Array.from({ length: count }, (_, at) => at + 1),
  expected: count,
  ...changes,
})

describe('a percentile rose', () => {
  it('gives percentiles and mean of the hours of each sector', () => {
    const rose = percentileRoseOf(hours(101), { sectorCount: 4, percentiles: [90, 50] })
    expect(rose.percentiles).toEqual([50, 90])
    expect(rose.sectors[1]).toEqual({
      directionDeg: 90,
      count: 101,
      isFew: false,
      mean: 51,
      percentiles: [51, 91],
    })
    expect(rose.sectors[2]).toMatchObject({ count: 0, mean: null, percentiles: [null, null] })
    expect(rose.all).toMatchObject({ count: 101, mean: 51 })
  })

  it('leaves calms out of the sectors, whatever their direction, and tells them apart', () => {
    const rose = percentileRoseOf(
      hours(4, { speeds: [3, 0, 0, 3], directionsDeg: [90, 90, Number.NaN, Number.NaN] }),
    )
    expect(rose.sectors.map(({ count }) => count).filter((count) => count > 0)).toEqual([1])
    expect(rose.calm).toMatchObject({ count: 2, mean: 2.5 })
    // A wind without a direction came from nobody knows where.
    expect([rose.count, rose.coverage]).toEqual([3, 0.75])
  })

  it('marks a sector below twenty hours, or as many as its highest percentile needs', () => {
    const isFew = (count: number, percentiles: number[]) =>
      percentileRoseOf(hours(count), { percentiles }).all.isFew
    expect([isFew(19, [50]), isFew(20, [50])]).toEqual([true, false])
    expect([isFew(99, [99]), isFew(100, [99])]).toEqual([true, false])
    expect(percentileRoseOf(hours(1), { percentiles: [99.9, 100] }).fewBelow).toBe(1000)
  })

  it('withholds all figures below 75 % of the hours, and gives the counts', () => {
    const rose = percentileRoseOf(hours(74, { expected: 100 }))
    expect(rose).toMatchObject({ count: 74, coverage: 0.74, all: { count: 74, mean: null } })
    expect(rose.sectors[4]).toMatchObject({ count: 74, mean: null })
    expect(rose.sectors[4]?.percentiles.every((value) => value === null)).toBe(true)
    expect(percentileRoseOf(hours(75, { expected: 100 })).all.mean).toBe(38)
  })
})
