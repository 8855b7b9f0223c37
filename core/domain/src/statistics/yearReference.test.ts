import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/duration.ts'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { YEAR_LEAD_HOURS, yearFigures } from './yearFigures.ts'

const START = Date.UTC(2003, 0, 1)
const HOURS = 8760

describeMarylebone('2003 at London Marylebone Road', ({ times, column }) => {
  const starts = times()
  const year = (name: string, above: Record<'hour' | 'day' | 'highest8h', number>) => {
    const values = new Map(column(name).map((value, at) => [starts[at], value]))
    const hours = Array.from({ length: YEAR_LEAD_HOURS + HOURS }, (_, at) => {
      const startMs = START + (at - YEAR_LEAD_HOURS) * HOUR_MS
      const value = values.get(startMs) ?? Number.NaN
      return {
        startMs,
        endMs: startMs + HOUR_MS,
        value: Number.isNaN(value) ? null : value,
        isDue: true,
      }
    })
    const [figures] = yearFigures(hours, {
      kind: 'scalar',
      percentiles: [50, 95, 98],
      limits: (['hour', 'day', 'highest8h'] as const).map((period) => ({
        period,
        above: above[period],
      })),
      years: [START, START + HOURS * HOUR_MS],
      days: Array.from({ length: 366 }, (_, at) => START + at * DAY_MS),
    })
    return figures
  }

  // Computed apart, by plain loops over the file in Python; n and mean of PM10 and NO2 are openair’s.
  it.each([
    {
      name: 'pm10',
      above: { hour: 200, day: 50, highest8h: 50 },
      n: 8650,
      mean: 37.00913294797688,
      percentiles: [34, 70, 80.02],
      highestDay: [76.54166666666667, 52, 364],
      highest8h: [108.75, 36, 361],
      exceedances: [1, 59, 176],
    },
    {
      name: 'no2',
      above: { hour: 100, day: 50, highest8h: 50 },
      n: 8211,
      mean: 55.96468152478383,
      percentiles: [52, 107, 122],
      highestDay: [115.25, 349, 343],
      highest8h: [160.875, 343, 341],
      exceedances: [555, 215, 296],
    },
    {
      name: 'o3',
      above: { hour: 100, day: 50, highest8h: 50 },
      n: 8438,
      mean: 7.67397487556293,
      percentiles: [4, 24, 30],
      highestDay: [39, 107, 350],
      highest8h: [55.5, 219, 348],
      exceedances: [0, 0, 3],
    },
  ])('gives the known figures of $name', ({ name, above, ...wanted }) => {
    const found = year(name, above)
    expect(found?.hourly.count).toBe(wanted.n)
    expect(found?.hourly.coverage).toBeCloseTo(wanted.n / HOURS, 12)
    expect(found?.hourly.value).toBeCloseTo(wanted.mean, 10)
    for (const [at, value] of wanted.percentiles.entries()) {
      expect(found?.percentiles[at]?.value).toBeCloseTo(value, 9)
    }
    for (const which of ['highestDay', 'highest8h'] as const) {
      const { value = null, dayStart = null, count } = found?.[which] ?? {}
      const [highest = 0, day, days] = wanted[which]
      expect(value).toBeCloseTo(highest, 9)
      expect(((dayStart ?? 0) - START) / DAY_MS).toBe(day)
      expect(count).toBe(days)
    }
    expect(found?.exceedances.map(({ value }) => value)).toEqual(wanted.exceedances)
  })
})
