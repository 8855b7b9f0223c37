import { describe, expect, it } from 'vitest'
import { orthogonalRegressionOf } from './orthogonal.ts'

describe('the orthogonal regression', () => {
  it('fits Pearson’s ten points of 1901 by y = 5.784 − 0.546 x', () => {
    const line = orthogonalRegressionOf({
      x: [0, 0.9, 1.8, 2.6, 3.3, 4.4, 5.2, 6.1, 6.5, 7.4],
      y: [5.9, 5.4, 4.4, 4.6, 3.5, 3.7, 2.8, 2.8, 2.4, 1.5],
    })
    // In R: the first vector of eigen(cov(cbind(x, y))), and the uncertainties from their sums.
    expect(line?.slope).toBeCloseTo(-0.545561197521, 11)
    expect(line?.intercept).toBeCloseTo(5.78404377453, 10)
    expect(line?.slopeUncertainty).toBeCloseTo(0.04212654838869, 12)
    expect(line?.interceptUncertainty).toBeCloseTo(0.1894851959211, 12)
    expect(line?.meanX).toBeCloseTo(3.82, 12)
  })

  it('fits y on x and x on y by the same line, unlike least squares', () => {
    const [x, y] = [
      [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
      [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
    ]
    const [there, back] = [orthogonalRegressionOf({ x, y }), orthogonalRegressionOf({ x: y, y: x })]
    expect(there?.slope).toBeCloseTo(0.5543980068683, 12)
    expect((there?.slope ?? 0) * (back?.slope ?? 0)).toBeCloseTo(1, 12)
  })

  it('gives no uncertainty where all pairs lie on the line', () => {
    const line = orthogonalRegressionOf({ x: [0, 1, 2, 5], y: [1, 3, 5, 11] })
    expect(line?.slope).toBeCloseTo(2, 14)
    expect(line?.intercept).toBeCloseTo(1, 14)
    expect(line?.slopeUncertainty).toBeCloseTo(0, 7)
  })

  it('keeps its digits for nearly flat lines, and for large similar values', () => {
    const x = [0, 1, 2, 3]
    const flat = orthogonalRegressionOf({ x, y: x.map((own) => 1e-9 * own) })
    expect((flat?.slope ?? 0) * 1e9).toBeCloseTo(1, 12)
    const large = x.map((own) => 1e8 + own)
    expect(orthogonalRegressionOf({ x: large, y: large })?.slope).toBeCloseTo(1, 12)
  })

  it('fits a level line where y is constant, and none without a direction along x', () => {
    expect(orthogonalRegressionOf({ x: [1, 2, 3], y: [4, 4, 4] })).toMatchObject({
      slope: 0,
      intercept: 4,
      slopeUncertainty: 0,
    })
    expect(orthogonalRegressionOf({ x: [4, 4, 4], y: [1, 2, 3] })).toBeNull()
    // The corners of a square.
    expect(orthogonalRegressionOf({ x: [0, 0, 1, 1], y: [0, 1, 0, 1] })).toBeNull()
    expect(orthogonalRegressionOf({ x: [1, 2], y: [3, 9] })).toBeNull()
  })
})
