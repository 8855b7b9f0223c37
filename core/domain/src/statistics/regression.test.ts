import { describe, expect, it } from 'vitest'
import { agreementOf, regressionOf } from './regression.ts'

/** The quartet of Anscombe (1973): four shapes with the same line. */
const X = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
const QUARTET = [
  [X, [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]],
  [X, [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74]],
  [X, [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73]],
  [
    [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
    [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
  ],
] as const

describe('the line of y on x', () => {
  it.each(QUARTET)('is 3.00 + 0.500 x with R² 0.67 for each of Anscombe’s sets', (x, y) => {
    const line = regressionOf({ x, y })
    expect(line?.slope).toBeCloseTo(0.5, 3)
    expect(line?.intercept).toBeCloseTo(3, 2)
    expect(line?.rSquared).toBeCloseTo(0.667, 2)
    expect(line?.residualDeviation).toBeCloseTo(1.237, 2)
  })

  it('is by hand 1 + 2 x where all pairs lie on it, and leaves nothing over', () => {
    expect(regressionOf({ x: [0, 1, 2, 5], y: [1, 3, 5, 11] })).toEqual({
      slope: 2,
      intercept: 1,
      correlation: 1,
      rSquared: 1,
      residualDeviation: 0,
    })
  })

  it('of x on y is another one: the inverse of a slope is no slope', () => {
    const [x, y] = QUARTET[0]
    const [there, back] = [regressionOf({ x, y }), regressionOf({ x: y, y: x })]
    expect((there?.slope ?? 0) * (back?.slope ?? 0)).toBeCloseTo(there?.rSquared ?? 0, 12)
  })

  it('loses no digits where values are large and alike', () => {
    const x = [1e8 + 1, 1e8 + 2, 1e8 + 3]
    expect(regressionOf({ x, y: [2, 4, 6] })?.slope).toBeCloseTo(2, 9)
  })

  it('has no correlation where all y are the same, and is none where all x are', () => {
    expect(regressionOf({ x: [1, 2, 3], y: [4, 4, 4] })).toMatchObject({
      slope: 0,
      intercept: 4,
      correlation: null,
      rSquared: null,
    })
    expect(regressionOf({ x: [4, 4, 4], y: [1, 2, 3] })).toBeNull()
  })

  it('is none of two pairs, which always lie on one', () => {
    expect(regressionOf({ x: [1, 2], y: [3, 9] })).toBeNull()
  })
})

describe('the agreement of two instruments', () => {
  it('is the mean of their differences, and how far they are apart', () => {
    expect(agreementOf({ x: [10, 20, 30], y: [13, 20, 27] })).toEqual({
      bias: 0,
      rmse: Math.sqrt(6),
    })
    expect(agreementOf({ x: [], y: [] })).toBeNull()
  })
})
