import { describe, expect, it } from 'vitest'
import { randomFrom } from '../testsupport/randomFrom.fixture.ts'
import { THEIL_SEN_POINTS_MAX, theilSenOf } from './theilSen.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** The median slope as it is defined: of all pairs of different x, in plain loops. */
function medianSlope(x: readonly number[], y: readonly number[]): number {
  const slopes: number[] = []
  for (const [one, left] of x.entries()) {
    for (const [other, right] of x.entries()) {
      if (right > left) slopes.push(((y[other] ?? 0) - (y[one] ?? 0)) / (right - left))
    }
  }
  slopes.sort((a, b) => a - b)
  const half = slopes.length / 2
  const upper = slopes[Math.floor(half)] ?? 0
  return Number.isInteger(half) ? ((slopes[half - 1] ?? 0) + upper) / 2 : upper
}

describe('the Theil–Sen slope', () => {
  it('gives a slope of 2 where one of five points is far off y = 1 + 2 x', () => {
    const line = theilSenOf({ x: [0, 1, 2, 3, 4], y: [1, 3, 5, 7, 900] })
    expect(line?.slope).toBe(2)
    expect(line?.middle).toEqual({ x: 2, y: 5 })
  })

  it('takes the mean of the middle two of an even number of slopes', () => {
    // 1, 2, 4 between neighbours; 1.5, 3 over two, 7 / 3 over all: the middle two are 2 and 7 / 3.
    expect(theilSenOf({ x: [0, 1, 2, 3], y: [0, 1, 3, 7] })?.slope).toBeCloseTo((2 + 7 / 3) / 2, 14)
  })

  it('equals the median of all slopes, also where months are not equally long', () => {
    const random = randomFrom(7)
    const x = numbers(90).map((at) => at + 0.1 * random())
    const y = x.map((own) => 20 - 0.3 * own + 5 * random())
    expect(theilSenOf({ x, y })?.slope).toBeCloseTo(medianSlope(x, y), 13)
  })

  it('gives the interval of bootstrap samples, each by definition', () => {
    const random = randomFrom(3)
    const x = numbers(30)
    const y = x.map((own) => own + 8 * random())
    const options = { samples: 400, blockLength: 3 }
    const drawn = randomFrom(2)
    const slopes = numbers(400).map(() => {
      const picked = numbers(10).flatMap(() => {
        const start = Math.floor(drawn() * 28)
        return [start, start + 1, start + 2]
      })
      return medianSlope(
        picked.map((at) => x[at] ?? 0),
        picked.map((at) => y[at] ?? 0),
      )
    })
    slopes.sort((a, b) => a - b)
    const line = theilSenOf({ x, y }, options)
    expect(line?.low).toBeCloseTo(slopes[10] ?? Number.NaN, 12)
    expect(line?.high).toBeCloseTo(slopes[389] ?? Number.NaN, 12)
  })
})

describe('the p-value of a slope', () => {
  it('gives p = 2 / 2001 for a line without noise, never zero', () => {
    const line = theilSenOf({ x: numbers(40), y: numbers(40).map((at) => 3 * at) })
    expect(line).toMatchObject({ slope: 3, low: 3, high: 3 })
    expect(line?.p).toBe(2 / 2001)
  })

  it('gives p = 1 where nothing changes', () => {
    const line = theilSenOf({ x: numbers(40), y: new Float64Array(40).fill(5) })
    expect(line).toMatchObject({ slope: 0, low: 0, high: 0, p: 1 })
  })

  it('gives a small p seldom for noise without a slope', () => {
    const small = numbers(60).filter((seed) => {
      const random = randomFrom(seed)
      const y = numbers(48).map(() => random())
      return (theilSenOf({ x: numbers(48), y }, { samples: 200, blockLength: 1 })?.p ?? 0) < 0.05
    })
    expect(small.length).toBeLessThan(10)
  })

  it('gives the same slope and p at each call', () => {
    const columns = { x: numbers(24), y: numbers(24).map((at) => Math.sin(at)) }
    expect(theilSenOf(columns)).toEqual(theilSenOf(columns))
  })
})

describe('the number of points', () => {
  it('requires three points for a slope', () => {
    expect(theilSenOf({ x: [0, 1], y: [0, 1] })).toBeNull()
    expect(theilSenOf({ x: [0, 1, 2], y: [0, 1, 2] })?.slope).toBe(1)
  })

  it('refuses more points than samples can be drawn of', () => {
    const x = numbers(THEIL_SEN_POINTS_MAX + 1)
    expect(() => theilSenOf({ x, y: x })).toThrow('Expected at most 600 points, got 601')
  })
})
