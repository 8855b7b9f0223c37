import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { dailyMeans, hourlyMeans, type PeriodMean } from './periodMeans.ts'

const start = Date.UTC(2026, 0, 5)
const minutes = (count: number, from = start) =>
  Array.from({ length: count }, (_, i) => from + i * MINUTE_MS)
const hours = (values: (number | null)[], from: number): PeriodMean[] =>
  values.map((value, i) => ({
    start: from + i * HOUR_MS,
    value,
    count: value === null ? 0 : 60,
    expected: 60,
    coverage: value === null ? 0 : 1,
  }))

describe('hourly means', () => {
  it('requires 45 of 60 minutes for an hourly mean', () => {
    const enough = hourlyMeans(
      minutes(45),
      minutes(45).map(() => 4),
      MINUTE_MS,
    )
    expect(enough).toEqual([{ start, value: 4, count: 45, expected: 60, coverage: 0.75 }])
    const few = hourlyMeans(
      minutes(44),
      minutes(44).map(() => 4),
      MINUTE_MS,
    )
    expect(few[0]).toMatchObject({ value: null, count: 44 })
  })

  it('keeps hours without readings in their place', () => {
    const times = [start, start + 3 * HOUR_MS]
    expect(hourlyMeans(times, [1, 2], HOUR_MS).map(({ value }) => value)).toEqual([
      1,
      null,
      null,
      2,
    ])
  })

  it('labels an hourly mean by the start of the hour, which belongs to it', () => {
    const means = hourlyMeans([start, start + HOUR_MS - 1, start + HOUR_MS], [1, 3, 9], HOUR_MS)
    expect(means.map((mean) => [mean.start, mean.value])).toEqual([
      [start, 2],
      [start + HOUR_MS, 9],
    ])
  })

  it('gives no hourly means without readings', () => {
    expect(hourlyMeans([], [], MINUTE_MS)).toEqual([])
  })
})

describe('daily means', () => {
  it.each([
    [24, 10, 1],
    [18, 10, 0.75],
    [17, null, 17 / 24],
  ])('gives for %i valid hours a daily mean of %s', (valid, value, coverage) => {
    const day = Array.from({ length: 24 }, (_, hour) => (hour < valid ? 10 : null))
    expect(dailyMeans(hours(day, start), 'UTC')).toEqual([
      { start, value, count: valid, expected: 24, coverage },
    ])
  })

  it('follows standard time on the day on which clocks go forward', () => {
    const madridMidnight = Date.UTC(2026, 2, 28, 23)
    const days = dailyMeans(
      hours(
        Array.from({ length: 48 }, () => 1),
        madridMidnight,
      ),
      'Europe/Madrid',
    )
    expect(days.map((day) => [day.start, day.count])).toEqual([
      [madridMidnight, 24],
      [madridMidnight + DAY_MS, 24],
    ])
  })
})
