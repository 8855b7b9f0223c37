import { describe, expect, it } from 'vitest'
import { coveredMean, coverageOf, withCoverage } from './completeness.ts'

describe('completeness', () => {
  it.each([
    [45, 60, 7, 0.75],
    [44, 60, null, 44 / 60],
    [18, 24, 7, 0.75],
    [17, 24, null, 17 / 24],
    [61, 60, 7, 1],
    [0, 60, null, 0],
  ])('%i of %i readings give %s', (count, expected, value, coverage) => {
    expect(withCoverage(7, count, expected)).toEqual({ value, count, expected, coverage })
  })

  it('withholds nothing where no readings are expected', () => {
    expect(coverageOf(3, 0)).toBeNull()
    expect(withCoverage(7, 3, 0)).toMatchObject({ value: 7, coverage: null })
  })

  it('leaves gaps out of the mean and counts them', () => {
    expect(coveredMean([1, 2, Number.NaN, 3], 4)).toEqual({
      value: 2,
      count: 3,
      expected: 4,
      coverage: 0.75,
    })
    expect(coveredMean([1, Number.NaN, Number.NaN, 3], 4)).toMatchObject({
      value: null,
      coverage: 0.5,
    })
    expect(coveredMean([1, Number.NaN, Number.NaN, 3], 4, 0).value).toBe(2)
    expect(coveredMean([], 4, 0).value).toBeNull()
  })
})
