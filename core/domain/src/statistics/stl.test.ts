import { describe, expect, it } from 'vitest'
import { NOTTEM, STL_OF_R } from '../testsupport/stlOfR.fixture.ts'
import { stl } from './stl.ts'

const MONTHS = { period: 12, seasonalSpan: 11, seasonalDegree: 1 } as const
/** Twelve digits of values below 100. */
const DIGITS = 9

describe('a decomposition into season, trend and remainder', () => {
  it.each(STL_OF_R)(
    'decomposes a series as R does: $call',
    ({ months, every, options, seasonal, trend }) => {
      const values = NOTTEM.slice(0, months)
      const parts = stl(values, options)
      const of = (part: Float64Array | undefined) => part?.filter((_, at) => at % every === 0) ?? []
      expect(of(parts?.seasonal)).toHaveLength(seasonal.length)
      for (const [at, value] of of(parts?.seasonal).entries()) {
        expect(value).toBeCloseTo(seasonal[at] ?? Number.NaN, DIGITS)
      }
      for (const [at, value] of of(parts?.trend).entries()) {
        expect(value).toBeCloseTo(trend[at] ?? Number.NaN, DIGITS)
      }
      for (const [at, value] of values.entries()) {
        const sum = ['seasonal', 'trend', 'remainder'] as const
        expect(sum.reduce((total, part) => total + (parts?.[part][at] ?? 0), 0)).toBeCloseTo(
          value,
          9,
        )
      }
    },
  )

  it('finds a line and a repeating season exactly', () => {
    const season = [5, 3, 1, -1, -3, -5, -5, -3, -1, 1, 3, 5]
    const values = Array.from({ length: 60 }, (_, at) => 10 + 0.5 * at + (season[at % 12] ?? 0))
    const parts = stl(values, MONTHS)
    // The mean of a season that follows a line lies half a step below its first month.
    for (const [at, part] of (parts?.trend ?? []).entries())
      expect(part).toBeCloseTo(10 + 0.5 * at, 6)
    for (const [at, part] of (parts?.seasonal ?? []).entries()) {
      expect(part).toBeCloseTo(season[at % 12] ?? 0, 6)
    }
  })

  it('leaves a single outlier to the remainder, where it is robust', () => {
    const values = NOTTEM.map((value, at) => (at === 100 ? value + 60 : value))
    const clean = stl(NOTTEM, { ...MONTHS, isRobust: true })
    const robust = stl(values, { ...MONTHS, isRobust: true })
    const plain = stl(values, MONTHS)
    const shift = (parts: typeof clean) =>
      Math.abs((parts?.remainder[100] ?? 0) - (clean?.remainder[100] ?? 0))
    expect(shift(robust)).toBeGreaterThan(58)
    expect(shift(plain)).toBeLessThan(50)
  })

  it('decomposes nothing of two cycles or fewer', () => {
    expect(stl(NOTTEM.slice(0, 24), MONTHS)).toBeNull()
    expect(stl(NOTTEM.slice(0, 25), MONTHS)).not.toBeNull()
    expect(stl([], MONTHS)).toBeNull()
  })

  it('decomposes constant values into a trend alone', () => {
    const parts = stl(new Float64Array(48).fill(7), { ...MONTHS, isRobust: true })
    expect(parts?.trend.every((value) => Math.abs(value - 7) < 1e-12)).toBe(true)
    expect(parts?.seasonal.every((value) => Math.abs(value) < 1e-12)).toBe(true)
  })
})
