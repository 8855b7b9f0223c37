import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/duration.ts'
import type { DueHour } from './dueHours.ts'
import { YEAR_LEAD_HOURS, yearFigures, type YearOptions } from './yearFigures.ts'

const START = Date.UTC(2003, 0, 1)
const DAYS = 4
const edges = (count: number, lengthMs: number) =>
  Array.from({ length: count + 1 }, (_, at) => START + at * lengthMs)

/** Hours from seven before the year on; `valueAt` gets the hours since its beginning. */
const hoursOf = (valueAt: (hour: number) => number | null, count = DAYS * 24): DueHour[] =>
  Array.from({ length: YEAR_LEAD_HOURS + count }, (_, at) => {
    const hour = at - YEAR_LEAD_HOURS
    const startMs = START + hour * HOUR_MS
    return { startMs, endMs: startMs + HOUR_MS, value: valueAt(hour), isDue: true }
  })

const figuresOf = (hours: readonly DueHour[], options: Partial<YearOptions> = {}) => {
  const [year] = yearFigures(hours, {
    kind: 'scalar',
    percentiles: [],
    limits: [],
    years: [START, START + DAYS * DAY_MS],
    days: edges(DAYS, DAY_MS),
    ...options,
  })
  if (year === undefined) throw new Error('expected a year')
  return year
}

describe('the figures of a year', () => {
  it('gives mean, extremes and percentiles of its own hours', () => {
    const { hourly, minimum, maximum, percentiles } = figuresOf(
      hoursOf((hour) => hour),
      { percentiles: [0, 50, 98] },
    )
    expect(hourly).toEqual({ value: 47.5, count: 96, expected: 96, coverage: 1 })
    expect([minimum, maximum]).toEqual([0, 95])
    expect(percentiles.map(({ value }) => value)).toEqual([0, 47.5, 93.1])
  })

  it('gives the highest day, among days with enough hours', () => {
    // Of the third day seven hours are missing: it has the highest values, and no mean.
    const valueAt = (hour: number) => (hour >= 48 && hour < 55 ? null : Math.floor(hour / 24) % 3)
    const { highestDay } = figuresOf(hoursOf(valueAt))
    expect(highestDay).toEqual({ value: 1, dayStart: START + DAY_MS, count: 3, expected: 4 })
  })

  it('counts a rolling mean for the day in which it ends', () => {
    // Eight hours of 80 around the midnight before the year, and eight around the next one.
    const isHigh = (hour: number) => hour < 1 || (hour >= 17 && hour < 25)
    const { highest8h } = figuresOf(hoursOf((hour) => (isHigh(hour) ? 80 : 0)))
    expect(highest8h).toEqual({ value: 80, dayStart: START, count: 4, expected: 4 })
    const second = figuresOf(hoursOf((hour) => (hour >= 17 && hour < 25 ? 80 : 0)))
    expect(second.highest8h).toMatchObject({ value: 80, dayStart: START + DAY_MS })
  })

  it('counts hours and days above a limit, not those at it', () => {
    const { exceedances } = figuresOf(
      hoursOf((hour) => Math.floor(hour / 24)),
      {
        limits: [
          { period: 'hour', above: 2 },
          { period: 'day', above: 0 },
          { period: 'highest8h', above: 3 },
        ],
      },
    )
    expect(exceedances.map(({ value, count, expected }) => [value, count, expected])).toEqual([
      [24, 96, 96],
      [3, 4, 4],
      [0, 4, 4],
    ])
  })

  it('withholds what rests on too few values, and says how few', () => {
    const { hourly, percentiles, exceedances, maximum } = figuresOf(
      hoursOf((hour) => (hour % 2 === 0 ? hour : null)),
      { percentiles: [50], limits: [{ period: 'day', above: 1 }] },
    )
    expect(hourly).toEqual({ value: null, count: 48, expected: 96, coverage: 0.5 })
    expect(percentiles).toEqual([{ percent: 50, value: null }])
    expect(exceedances).toMatchObject([{ value: null, count: 0, expected: 4, coverage: 0 }])
    expect(maximum).toBe(94)
  })

  it('gives at least the known exceedances where too few days have a value', () => {
    // Of four days the first two have a mean, and both exceed the limit.
    const { exceedances, hourly } = figuresOf(
      hoursOf((hour) => (hour < 48 ? 60 : null)),
      {
        limits: [
          { period: 'day', above: 50 },
          { period: 'hour', above: 70 },
        ],
      },
    )
    expect(hourly.value).toBeNull()
    expect(exceedances).toEqual([
      { period: 'day', above: 50, value: null, atLeast: 2, count: 2, expected: 4, coverage: 0.5 },
      {
        period: 'hour',
        above: 70,
        value: null,
        atLeast: 0,
        count: 48,
        expected: 96,
        coverage: 0.5,
      },
    ])
    const whole = figuresOf(
      hoursOf((hour) => hour),
      { limits: [{ period: 'hour', above: 90 }] },
    )
    expect(whole.exceedances[0]).toMatchObject({ value: 5, atLeast: 5 })
  })

  it('counts no day of a running year before it is over', () => {
    const { highestDay, hourly } = figuresOf(
      hoursOf((hour) => hour, 30),
      { days: edges(1, DAY_MS) },
    )
    expect(hourly).toMatchObject({ count: 30, expected: 30 })
    expect(highestDay).toMatchObject({ dayStart: START, count: 1, expected: 1 })
  })

  it('averages levels by their energy', () => {
    const { hourly, highestDay } = figuresOf(
      hoursOf((hour) => (hour % 4 === 3 ? 90 : 60)),
      { kind: 'level' },
    )
    expect(hourly.value).toBeCloseTo(84, 1)
    expect(highestDay.value).toBeCloseTo(84, 1)
  })
})
