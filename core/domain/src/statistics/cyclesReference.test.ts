import { expect, it } from 'vitest'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { cycleSums } from './cycles.ts'

/** A small generator of pseudo-random numbers (mulberry32), from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describeMarylebone('the usual course at London Marylebone Road in 2003', ({ times, column }) => {
  const starts = times(2003)
  const hours = (name: string) =>
    column(name, 2003).map((value, at) => ({
      startMs: starts[at] ?? 0,
      value: Number.isNaN(value) ? null : value,
    }))
  const cyclesOf = (name: string) => {
    const sums = cycleSums('scalar', 'UTC')
    for (const hour of hours(name)) sums.add(hour)
    return sums.figures()
  }

  it.each([
    ['pm10', 8650, 37.0091],
    ['no2', 8211, 55.9647],
  ])('rests the usual course of %s on %i hours with a mean of %d in each view', (name, n, mean) => {
    const { hour, weekday, month, weekdayHour } = cyclesOf(name)
    for (const figures of [hour, weekday, month, weekdayHour]) {
      const count = figures.reduce((sum, figure) => sum + figure.count, 0)
      // A withheld group has no mean: none of these is one but a month of NO2.
      const given = figures.filter(({ value }) => value !== null)
      expect(count).toBe(n)
      if (given.length < figures.length) continue
      const sum = given.reduce((total, figure) => total + (figure.value ?? 0) * figure.count, 0)
      expect(sum / count).toBeCloseTo(mean, 4)
    }
    expect(hour.every(({ value }) => value !== null)).toBe(true)
  })

  it('agrees with plain loops over the hours', () => {
    const { hour, weekday, month, weekdayHour } = cyclesOf('pm10')
    const plain = (isIn: (date: Date) => boolean) => {
      const values = hours('pm10').flatMap(({ startMs, value }) =>
        value !== null && isIn(new Date(startMs)) ? [value] : [],
      )
      return values.reduce((sum, value) => sum + value, 0) / values.length
    }
    expect(hour[8]?.value).toBeCloseTo(
      plain((date) => date.getUTCHours() === 8),
      9,
    )
    expect(weekday[6]?.value).toBeCloseTo(
      plain((date) => date.getUTCDay() === 0),
      9,
    )
    expect(month[2]?.value).toBeCloseTo(
      plain((date) => date.getUTCMonth() === 2),
      9,
    )
    const fridayAt17 = plain((date) => date.getUTCDay() === 5 && date.getUTCHours() === 17)
    expect(weekdayHour[4 * 24 + 17]?.value).toBeCloseTo(fridayAt17, 9)
  })

  it('finds less PM10 on Sundays and at night, as the street has fewer lorries', () => {
    const { hour, weekday } = cyclesOf('pm10')
    const lowest = weekday.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))[0]
    expect(weekday.indexOf(lowest ?? weekday[0]!)).toBe(6)
    expect(hour[3]?.value ?? 0).toBeLessThan((hour[10]?.value ?? 0) * 0.8)
  })

  it('gives confidence intervals within a tenth of those of a bootstrap, as openair draws', () => {
    const values = hours('pm10').flatMap(({ startMs, value }) =>
      value !== null && new Date(startMs).getUTCHours() === 8 ? [value] : [],
    )
    const random = seeded(41)
    const means = Array.from({ length: 2000 }, () => {
      let sum = 0
      for (let drawn = 0; drawn < values.length; drawn += 1) {
        sum += values[Math.floor(random() * values.length)] ?? 0
      }
      return sum / values.length
    }).toSorted((a, b) => a - b)
    const figure = cyclesOf('pm10').hour[8]
    const width = (figure?.high ?? 0) - (figure?.low ?? 0)
    expect(width / ((means[1949] ?? 0) - (means[49] ?? 0))).toBeCloseTo(1, 0.7)
    expect(figure?.low).toBeCloseTo(means[49] ?? 0, 0)
    expect(figure?.high).toBeCloseTo(means[1949] ?? 0, 0)
  })
})
