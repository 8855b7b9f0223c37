import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../time/duration.ts'
import { calendarSteps } from '../time/calendarSteps.ts'
import { cycleSums } from './cycles.ts'

const MONDAY = Date.UTC(2026, 0, 5)

describe('the usual course', () => {
  it('averages each hour of the day by local time', () => {
    const sums = cycleSums('scalar', 'Asia/Kolkata')
    // 18:30 UTC is midnight there.
    for (const [day, value] of [10, 20, 30].entries()) {
      sums.add({ startMs: MONDAY + (day * 24 + 18.5) * HOUR_MS, value })
    }
    const { hour, weekday, weekdayHour } = sums.figures()
    expect(hour[0]).toMatchObject({ value: 20, count: 3, expected: 3, coverage: 1 })
    expect(hour[1]).toMatchObject({ value: null, count: 0, expected: 0, coverage: null })
    expect(weekday.map(({ count }) => count)).toEqual([0, 1, 1, 1, 0, 0, 0])
    expect(weekdayHour[24]).toMatchObject({ value: 10, count: 1, low: null, high: null })
  })

  it('gives the 95 % confidence interval of a mean, as computed by hand', () => {
    const sums = cycleSums('scalar', 'UTC')
    for (const [day, value] of [10, 20, 30].entries()) {
      sums.add({ startMs: MONDAY + day * 24 * HOUR_MS, value })
    }
    // s = 10, n = 3, t(2) = 4.3027: 4.3027 × 10 / √3 = 24.84
    const [first] = sums.figures().hour
    expect([first?.low, first?.high].map((end) => Number(end?.toFixed(2)))).toEqual([-4.84, 44.84])
  })

  it('withholds means below three quarters of their hours, and says so', () => {
    const sums = cycleSums('scalar', 'UTC')
    for (const [day, value] of [10, 20, null, null].entries()) {
      sums.add({ startMs: MONDAY + day * 24 * HOUR_MS, value })
    }
    expect(sums.figures().hour[0]).toEqual({
      value: null,
      low: null,
      high: null,
      count: 2,
      expected: 4,
      coverage: 0.5,
    })
  })

  it('averages directions as vectors, without a confidence interval', () => {
    const sums = cycleSums('direction', 'UTC')
    for (const [day, value] of [350, 10].entries()) {
      sums.add({ startMs: MONDAY + day * 24 * HOUR_MS, value })
    }
    expect(sums.figures().hour[0]).toMatchObject({ value: 0, low: null, high: null, count: 2 })
  })

  it('averages levels by their energy: 60, 60, 60 and 90 dB give 84', () => {
    const sums = cycleSums('level', 'UTC')
    for (const [day, value] of [60, 60, 60, 90].entries()) {
      sums.add({ startMs: MONDAY + day * 24 * HOUR_MS, value })
    }
    const [first] = sums.figures().hour
    expect(first?.value).toBeCloseTo(84, 1)
    // The lower end would have a negative energy.
    expect([first?.low, first?.high]).toEqual([null, null])
  })

  it('counts the repeated hour of autumn twice, and the skipped one of spring never', () => {
    const ofDay = (month: number, day: number) => {
      const sums = cycleSums('scalar', 'America/New_York')
      const from = Date.UTC(2026, month, day, 12)
      const step = { unit: 'hour', zone: 'America/New_York' } as const
      const [start = 0, end = 0] = calendarSteps({ from, to: from + 1 }, { ...step, unit: 'day' })
      for (const startMs of calendarSteps({ from: start, to: end }, step).slice(0, -1)) {
        sums.add({ startMs, value: 1 })
      }
      return sums.figures().hour.map(({ count }) => count)
    }
    expect(ofDay(10, 1)[1]).toBe(2)
    expect(ofDay(2, 8)[2]).toBe(0)
  })

  it('counts an hour by the clock hour that covers most of it', () => {
    const countsOf = (zone: string, noon: number) => {
      const sums = cycleSums('scalar', zone)
      const step = { unit: 'hour', zone } as const
      const days = calendarSteps({ from: noon, to: noon + 24 * HOUR_MS }, { ...step, unit: 'day' })
      const edges = calendarSteps({ from: days[0] ?? 0, to: days[2] ?? 0 }, step)
      for (const [at, startMs] of edges.slice(0, -1).entries()) {
        sums.add({ startMs, endMs: edges[at + 1] ?? 0, value: 1 })
      }
      const { hour, weekday } = sums.figures()
      return { hour: hour.map(({ count }) => count), weekday: weekday.map(({ count }) => count) }
    }
    const twoOfEach = Array.from({ length: 24 }, () => 2)
    // At 00:01 of Sunday the clock goes back to 23:01 of Saturday, which has that hour twice.
    const autumn = countsOf('America/St_Johns', Date.UTC(2010, 10, 6, 15, 30))
    expect(autumn.hour).toEqual(twoOfEach.with(23, 3))
    expect(autumn.weekday).toEqual([0, 0, 0, 0, 0, 25, 24])
    // At 00:01 of Saturday it goes forward to 01:01: a minute of midnight, and 59 of the next hour.
    const spring = countsOf('Asia/Gaza', Date.UTC(2010, 2, 26, 10))
    expect(spring.hour).toEqual(twoOfEach)
    // The clock goes back from 02:00 to 01:30: one hour of 90 minutes.
    expect(countsOf('Australia/Lord_Howe', Date.UTC(2026, 3, 4, 1)).hour).toEqual(twoOfEach)
  })
})
