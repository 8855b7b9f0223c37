import { describe, expect, it } from 'vitest'
import { edgesOf } from './calendar.ts'
import { rangeFigures, together } from './figures.ts'
import { percentileOf } from './hours.ts'
import type { Kind, Reading, Series } from './readings.ts'
import { sectorOf } from './rose.ts'
import { studentT } from './studentT.ts'

const MINUTE_MS = 60_000

const series = (kind: Kind, sent: readonly Reading[], intervalMs = MINUTE_MS): Series => ({
  kind,
  intervals: [{ fromMs: 0, intervalMs }],
  sent,
})
const read = (...values: (number | null)[]): Reading[] =>
  values.map((value, at) => ({ ts: at * MINUTE_MS, value, flags: 0 }))

describe('the evaluator against hand-computed figures', () => {
  it.each<[Kind, number[], number]>([
    ['scalar', [1, 2, 6], 3],
    ['direction', [350, 10], 0],
    ['direction', [0, 90], 45],
    // ISO 1996-1: three quiet quarters and a loud one.
    ['level', [60, 60, 60, 90], 83.992_4],
    ['maximum', [3, 7, 5], 7],
    ['minimum', [3, 7, 5], 3],
    ['sum', [0.2, 0.4, 0], 0.6],
    ['count', [3, 0, 4], 7],
    ['boolean', [0, 1, 1, 1], 0.75],
  ])('computes %s of %j as %d', (kind, values, expected) => {
    const found = together(kind, values) ?? Number.NaN
    expect(Math.min(Math.abs(found - expected), 360 - Math.abs(found - expected))).toBeLessThan(
      1e-4,
    )
  })

  it('withholds below 75 %, drops values hidden by a flag, and takes the first of two for one time', () => {
    const readings = read(1, 2, null, 4)
    const hidden: Reading = { ts: 4 * MINUTE_MS, value: 999, flags: 8 }
    const late: Reading = { ts: 0, value: 77, flags: 0 }
    const own = series('scalar', [...readings, hidden, late])
    expect(rangeFigures(own, 0, 4 * MINUTE_MS, 1e12)).toMatchObject({
      value: 7 / 3,
      count: 3,
      expected: 4,
    })
    expect(rangeFigures(own, 0, 5 * MINUTE_MS, 1e12)).toMatchObject({
      value: null,
      count: 3,
      maximum: 4,
    })
    // The fifth minute is still to come.
    expect(rangeFigures(own, 0, 5 * MINUTE_MS, 4 * MINUTE_MS)).toMatchObject({
      value: 7 / 3,
      expected: 4,
    })
  })

  it('weighs a reading by its interval where the interval changed', () => {
    const changed: Series = {
      kind: 'scalar',
      intervals: [
        { fromMs: 0, intervalMs: MINUTE_MS },
        { fromMs: MINUTE_MS, intervalMs: 3 * MINUTE_MS },
      ],
      sent: read(8, 4),
    }
    const { value, isTimeWeighted } = rangeFigures(changed, 0, 4 * MINUTE_MS, 1e12)
    expect([value, isTimeWeighted]).toEqual([5, true])
  })

  it.each([
    [1, 12.7062],
    [4, 2.7764],
    [30, 2.0423],
    [1_000, 1.9623],
  ])('matches printed tables of Student’s t: %i degrees of freedom, %d', (freedom, expected) => {
    expect(studentT(freedom)).toBeCloseTo(expected, 4)
  })

  it('computes percentiles by R’s type 7, and puts an edge into the sector before it', () => {
    expect(percentileOf([15, 20, 35, 40, 50], 40)).toBeCloseTo(29, 9)
    expect([11.25, 11.3, 348.75, 348.8, 360].map((degrees) => sectorOf(degrees, 16))).toEqual([
      0, 1, 15, 0, 0,
    ])
  })

  it('returns days of 25 and 23 hours, and of 24 in standard time', () => {
    const hoursOf = (zone: string, noon: number, isStandardTime = false) => {
      const [start = 0, end = 0] = edgesOf({ unit: 'day', zone, isStandardTime }, noon, noon + 1)
      return (end - start) / 3_600_000
    }
    const autumn = Date.UTC(2026, 10, 1, 17)
    expect(hoursOf('America/New_York', autumn)).toBe(25)
    expect(hoursOf('America/New_York', autumn, true)).toBe(24)
    expect(hoursOf('Europe/Lisbon', Date.UTC(2026, 2, 29, 12))).toBe(23)
    expect(hoursOf('Asia/Kathmandu', autumn)).toBe(24)
  })

  it('returns the months of a zone that crosses the date line, in standard time', () => {
    // By zoneinfo of Python.
    const steps = { unit: 'month', zone: 'Pacific/Apia', isStandardTime: true } as const
    const edges = edgesOf(steps, Date.UTC(2011, 11, 15), Date.UTC(2012, 0, 15))
    expect(edges).toEqual(
      ['2011-12-01T11:00Z', '2011-12-31T11:00Z', '2012-01-31T11:00Z'].map((at) => Date.parse(at)),
    )
  })
})
