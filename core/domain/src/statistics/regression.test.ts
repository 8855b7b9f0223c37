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

describe('the regression of y on x', () => {
  it.each(QUARTET)('fits 3.00 + 0.500 x with R² 0.67 to each of Anscombe’s sets', (x, y) => {
    const line = regressionOf({ x, y })
    expect(line?.slope).toBeCloseTo(0.5, 3)
    expect(line?.intercept).toBeCloseTo(3, 2)
    expect(line?.rSquared).toBeCloseTo(0.667, 2)
    expect(line?.residualDeviation).toBeCloseTo(1.237, 2)
  })

  it('fits 1 + 2 x to pairs that lie on it, without residuals', () => {
    expect(regressionOf({ x: [0, 1, 2, 5], y: [1, 3, 5, 11] })).toEqual({
      slope: 2,
      intercept: 1,
      correlation: 1,
      rSquared: 1,
      residualDeviation: 0,
    })
  })

  it('fits x on y by another line than y on x', () => {
    const [x, y] = QUARTET[0]
    const [there, back] = [regressionOf({ x, y }), regressionOf({ x: y, y: x })]
    expect((there?.slope ?? 0) * (back?.slope ?? 0)).toBeCloseTo(there?.rSquared ?? 0, 12)
  })

  it('loses no digits for large similar values', () => {
    const x = [1e8 + 1, 1e8 + 2, 1e8 + 3]
    expect(regressionOf({ x, y: [2, 4, 6] })?.slope).toBeCloseTo(2, 9)
  })

  it('gives no correlation where y is constant, and no line where x is', () => {
    expect(regressionOf({ x: [1, 2, 3], y: [4, 4, 4] })).toMatchObject({
      slope: 0,
      intercept: 4,
      correlation: null,
      rSquared: null,
    })
    expect(regressionOf({ x: [4, 4, 4], y: [1, 2, 3] })).toBeNull()
  })

  it('fits no line to two pairs, which always lie on one', () => {
    expect(regressionOf({ x: [1, 2], y: [3, 9] })).toBeNull()
  })
})

describe('the agreement of two instruments', () => {
  it('gives bias and RMSE of the differences, and nothing without pairs', () => {
    expect(agreementOf({ x: [10, 20, 30], y: [13, 20, 27] })).toEqual({
      bias: 0,
      rmse: Math.sqrt(6),
    })
    expect(agreementOf({ x: [], y: [] })).toBeNull()
  })
})
