import { expect, it } from 'vitest'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { pairsOf } from './pairs.ts'

describeMarylebone('pairs of London Marylebone Road in 2003', ({ column }) => {
  const pairs = (x: string, y: string) =>
    pairsOf({
      start: column(x, 2003).map((_, at) => at),
      x: column(x, 2003),
      y: column(y, 2003),
      expected: 8760,
      xUnit: 'ppb',
      yUnit: 'ppb',
    })

  // Computed apart, by exact sums in Python.
  it.each([
    {
      x: 'nox',
      y: 'no2',
      count: 8211,
      slope: 0.22139236377370547,
      intercept: 19.66938390901712,
      rSquared: 0.8410358937299314,
      residualDeviation: 10.808439596223735,
      bias: -107.97637315795885,
      rmse: 139.34994356440987,
    },
    {
      x: 'pm10',
      y: 'pm25',
      count: 8089,
      slope: 0.4953532495874259,
      intercept: 0.8528276137293354,
      rSquared: 0.7675275660030466,
      residualDeviation: 5.012832453481849,
      bias: -17.7020645320806,
      rmse: 20.605100266762545,
    },
  ])('$y on $x is $slope x + $intercept, R² $rSquared', ({ x, y, count, bias, rmse, ...line }) => {
    const found = pairs(x, y)
    expect(found.count).toBe(count)
    for (const [name, value] of Object.entries(line)) {
      expect(found.regression?.[name as keyof typeof line]).toBeCloseTo(value, 9)
    }
    expect(found.agreement?.bias).toBeCloseTo(bias, 9)
    expect(found.agreement?.rmse).toBeCloseTo(rmse, 9)
  })

  // In R: the first vector of eigen(cov(cbind(x, y))); uncertainties by the formulas of the guide, from plain sums.
  it.each([
    {
      x: 'nox',
      y: 'no2',
      slope: 0.2233641556928,
      intercept: 19.34612626219,
      slopeUncertainty: 0.001062330817376,
      interceptUncertainty: 0.2110903187342,
      meanX: 163.9410546827,
    },
    {
      x: 'pm10',
      y: 'pm25',
      slope: 0.5263832734961,
      intercept: -0.2880867911221,
      slopeUncertainty: 0.003031517188837,
      interceptUncertainty: 0.1246214933119,
      meanX: 36.76808010879,
    },
  ])('$y on $x with errors in both is $slope x + $intercept', ({ x, y, ...line }) => {
    const { orthogonal } = pairs(x, y)
    for (const [name, value] of Object.entries(line)) {
      expect(orthogonal?.[name as keyof typeof line]).toBeCloseTo(value, 9)
    }
  })

  it('agrees with the normal equations, by another formula', () => {
    const [x, y] = [column('nox', 2003), column('no2', 2003)]
    const both = x.flatMap((value, at) =>
      Number.isFinite(value) && Number.isFinite(y[at]) ? [[value, y[at] ?? 0] as const] : [],
    )
    const sum = (of: (x: number, y: number) => number) =>
      both.reduce((total, [one, other]) => total + of(one, other), 0)
    const n = both.length
    const [sx, sy] = [sum((one) => one), sum((_, other) => other)]
    const determinant = n * sum((one) => one * one) - sx * sx
    const slope = (n * sum((one, other) => one * other) - sx * sy) / determinant
    const { regression } = pairs('nox', 'no2')
    expect(regression?.slope).toBeCloseTo(slope, 9)
    expect(regression?.intercept).toBeCloseTo((sy - slope * sx) / n, 9)
  })

  it('draws the density of 8,211 pairs, every one of them counted', () => {
    const { points, density } = pairs('nox', 'no2')
    expect(points).toBeNull()
    expect(density?.counts.flat().reduce((total, count) => total + count, 0)).toBe(8211)
  })
})
