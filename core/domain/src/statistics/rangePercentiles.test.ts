import { describe, expect, it } from 'vitest'
import { rangePercentiles } from './rangePercentiles.ts'
import { rangeStatistics } from './rangeStatistics.ts'

const of = (values: readonly number[], expected = values.length) => {
  const shown = Float64Array.from(values)
  const times = values.map((_, at) => at)
  const series = { times, values, kind: 'scalar', reportingIntervalMs: 1 } as const
  const statistics = rangeStatistics(series, { from: 0, to: expected })
  return (...percents: number[]) =>
    rangePercentiles(shown, percents, statistics).map(({ value }) =>
      value === null ? null : Number(value.toFixed(9)),
    )
}

describe('percentiles of a range', () => {
  it('interpolates between the two nearest readings, as quantile() of R does', () => {
    expect(of([40, 10, 20, 30])(0, 50, 95, 100)).toEqual([10, 25, 38.5, 40])
    // quantile(c(3, 1, 4, 1, 5, 9, 2, 6), c(.25, .98))
    expect(of([3, 1, 4, 1, 5, 9, 2, 6])(25, 98)).toEqual([1.75, 8.58])
  })

  it('sorts numbers as numbers, also below zero', () => {
    expect(of([-1, -10, 9, 100])(50)).toEqual([4])
  })

  it('leaves out gaps, and withholds percentiles above a quarter of gaps', () => {
    expect(of([1, Number.NaN, 2, 3])(50)).toEqual([2])
    expect(of([1, 2, 3], 5)(50)).toEqual([null])
    expect(of([], 5)(50)).toEqual([null])
  })
})
