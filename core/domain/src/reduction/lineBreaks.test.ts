import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../time/duration.ts'
import { isLineBreak, mayBreak, type LineBreakSeries } from './lineBreaks.ts'

/** Readings at so many minutes. */
const at = (...minutes: number[]) => Float64Array.from(minutes, (minute) => minute * MINUTE_MS)
const every = (count: number, stepMs: number, fromMs = 0) =>
  Array.from({ length: count }, (_, index) => fromMs + index * stepMs)

const minutely = { averagingPeriodMs: null, reportingIntervalMs: MINUTE_MS }
const breaksOf = (series: Parameters<typeof isLineBreak>[0]): number[] =>
  [...series.times.keys()].slice(1).filter((index) => isLineBreak(series, index))

describe('the breaks of a line', () => {
  it('breaks a line where more than five readings in a row are missing', () => {
    expect(breaksOf({ ...minutely, times: at(0, 1, 2, 8, 9, 14, 15) })).toEqual([3])
  })

  it('breaks a line between two readings that are the only ones', () => {
    expect(breaksOf({ ...minutely, times: at(0, 60) })).toEqual([1])
  })

  it('breaks a line by the reporting interval of its time where the device changed it', () => {
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

  it('breaks by the median step where a data point reports more rarely than its device', () => {
    expect(breaksOf({ ...minutely, times: at(0, 60, 120, 180, 600, 660, 720) })).toEqual([4])
  })

  it('breaks averages by their averaging period, of which empty steps are left out', () => {
    const hourly = { averagingPeriodMs: 60 * MINUTE_MS, reportingIntervalMs: MINUTE_MS }
    expect(breaksOf({ ...hourly, times: at(0, 60, 120, 420, 480, 840) })).toEqual([5])
  })

  it('breaks nowhere within a pixel column of a reduced series', () => {
    const times = at(0, 1, 90, 91, 180, 181, 270, 271, 360, 900, 901)
    expect(breaksOf({ ...minutely, times })).not.toEqual([9])
    expect(breaksOf({ ...minutely, times, columnMs: 90 * MINUTE_MS })).toEqual([9])
  })

  it('breaks nowhere between two readings of which nothing else is known', () => {
    expect(breaksOf({ ...minutely, reportingIntervalMs: 0, times: at(0, 60) })).toEqual([])
  })

  describe('breaks of a random series', () => {
    const series = Array.from({ length: 300 }, (_, seed) => randomSeries(seed + 1))

    it('finds a gap longer than five median steps, as by sorting them', () => {
      for (const one of series) expect(breaksOf(one)).toEqual(breaksBySorting(one))
    })

    it('finds no break in a series that the quick check rules out', () => {
      const smooth = series.filter(({ times }) => !mayBreak(times, 0, times.length - 1))
      expect(smooth.length).toBeGreaterThan(30)
      for (const one of smooth) expect(breaksOf(one)).toEqual([])
    })

    it('allows in the quick check a break that depends on readings beside the drawn ones', () => {
      const sparse = [...every(20, MINUTE_MS), ...every(3, 60 * MINUTE_MS, 80 * MINUTE_MS)]
      const times = Float64Array.from([...sparse, ...every(20, MINUTE_MS, 260 * MINUTE_MS)])
      expect(breaksOf({ ...minutely, times })).toContain(21)
      expect(mayBreak(times, 20, 22)).toBe(true)
    })
  })
})

/** Readings with steps of one or several lengths, some of them at the same time. */
function randomSeries(seed: number): LineBreakSeries {
  let state = seed
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const lengths = below(10) < 3 ? [60, 61, 90] : [0, 1, 60, 60, 61, 300, 301, 4000]
  let time = 0
  const times = Float64Array.from({ length: below(60) }, () => {
    time += (lengths[below(lengths.length)] ?? 0) * SECOND_MS
    return time
  })
  return { times, reportingIntervalMs: below(2) * MINUTE_MS, averagingPeriodMs: null }
}

/** The rule as it is written down, without any shortcut. */
function breaksBySorting({ times, reportingIntervalMs: ownMs }: LineBreakSeries): number[] {
  const stepAt = (index: number): number => (times[index] ?? 0) - (times[index - 1] ?? 0)
  const indices = [...times.keys()].slice(1)
  return indices.filter((index) => {
    const around = indices.filter((at) => at !== index && Math.abs(at - index) <= 12)
    const sorted = around.map(stepAt).toSorted((a, b) => a - b)
    const medianMs = sorted[sorted.length >>> 1] ?? 0
    const isFar = (stepMs: number) => stepAt(index) > 5 * stepMs
    if (ownMs > 0 && !isFar(ownMs)) return false
    return medianMs > 0 ? isFar(medianMs) : ownMs > 0
  })
}
