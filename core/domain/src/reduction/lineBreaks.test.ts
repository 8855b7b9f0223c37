import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../time/duration.ts'
import { isLineBreak } from './lineBreaks.ts'

/** Readings at so many minutes. */
const at = (...minutes: number[]) => Float64Array.from(minutes, (minute) => minute * MINUTE_MS)
const every = (count: number, stepMs: number, fromMs = 0) =>
  Array.from({ length: count }, (_, index) => fromMs + index * stepMs)

const minutely = { averagingPeriodMs: null, reportingIntervalMs: MINUTE_MS }
const breaksOf = (series: Parameters<typeof isLineBreak>[0]): number[] =>
  [...series.times.keys()].slice(1).filter((index) => isLineBreak(series, index))

describe('a line breaks', () => {
  it('where more than five readings in a row are missing', () => {
    expect(breaksOf({ ...minutely, times: at(0, 1, 2, 8, 9, 14, 15) })).toEqual([3])
  })

  it('between two readings that are all there is', () => {
    expect(breaksOf({ ...minutely, times: at(0, 60) })).toEqual([1])
  })

  it('by the interval of its time where the device changed it', () => {
    const times = Float64Array.from([
      ...every(700, MINUTE_MS),
      ...every(2000, 10 * SECOND_MS, 700 * MINUTE_MS),
      ...every(2000, 10 * SECOND_MS, 700 * MINUTE_MS + 20_070 * SECOND_MS),
    ])
    const reportingIntervals = [
      { fromMs: 0, intervalMs: MINUTE_MS },
      { fromMs: 700 * MINUTE_MS, intervalMs: 10 * SECOND_MS },
    ]
    const series = {
      averagingPeriodMs: null,
      reportingIntervalMs: 10 * SECOND_MS,
      reportingIntervals,
      times,
    }
    expect(breaksOf(series)).toEqual([2700])
  })

  it('by the readings around it where its data point reports more rarely than the device', () => {
    expect(breaksOf({ ...minutely, times: at(0, 60, 120, 180, 600, 660, 720) })).toEqual([4])
  })

  it('by the averaging period, of which empty steps are left out', () => {
    const hourly = { averagingPeriodMs: 60 * MINUTE_MS, reportingIntervalMs: MINUTE_MS }
    expect(breaksOf({ ...hourly, times: at(0, 60, 120, 420, 480, 840) })).toEqual([5])
  })

  it('nowhere between two readings of which nothing else is known', () => {
    expect(breaksOf({ ...minutely, reportingIntervalMs: 0, times: at(0, 60) })).toEqual([])
  })
})
