import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { describeMarylebone } from '../testsupport/marylebone.fixture.ts'
import { heatmapRow, type HeatmapSeries } from './heatmapGrid.ts'
import { timeBins } from './timeBins.ts'

const GAP = Number.NaN
const start = Date.UTC(2026, 0, 5)
const edges = [0, 1, 2].map((hour) => start + hour * HOUR_MS)
const every15 = (values: number[], changes: Partial<HeatmapSeries> = {}): HeatmapSeries => ({
  times: values.map((_, i) => start + i * 15 * MINUTE_MS),
  values,
  kind: 'scalar',
  reportingIntervalMs: 15 * MINUTE_MS,
  averagingPeriodMs: null,
  ...changes,
})
const shown = (series: HeatmapSeries, bins = edges) =>
  heatmapRow(series, bins).map(({ value }) => (value === null ? null : Number(value.toFixed(6))))

describe('the cells of a heat map row', () => {
  it('averages each bin, and counts a reading on an edge for the later one', () => {
    expect(shown(every15([1, 2, 3, 4, 10, 20, 30, 40]))).toEqual([2.5, 25])
  })

  it('requires three quarters of the readings, and states how many there are', () => {
    const series = every15([1, GAP, 3, 4, 10, GAP, GAP, 40])
    expect(heatmapRow(series, edges)).toEqual([
      { value: 8 / 3, count: 3, expected: 4, coverage: 0.75 },
      { value: null, count: 2, expected: 4, coverage: 0.5 },
    ])
  })

  it('leaves cells empty where nothing was measured', () => {
    expect(heatmapRow(every15([]), edges)[1]).toEqual({
      value: null,
      count: 0,
      expected: 4,
      coverage: 0,
    })
  })

  it('averages directions as vectors', () => {
    const north = every15([350, 350, 10, 10, 80, 90, 100, 90], { kind: 'direction' })
    expect(shown(north)).toEqual([0, 90])
  })

  it('gives no value to directions that cancel out, though all were measured', () => {
    const [cell] = heatmapRow(every15([0, 180, 0, 180], { kind: 'direction' }), edges)
    expect(cell).toMatchObject({ value: null, coverage: 1 })
  })

  it('adds up counts and rain, also where the server totalled them', () => {
    expect(shown(every15([1, 0, 2, 0, 5, 5, 5, 5], { kind: 'count' }))).toEqual([3, 20])
    const totals = every15([0.2, 0.2, 0.2, 0.2, 0, 0, 0, 0], {
      kind: 'sum',
      reportingIntervalMs: 5 * MINUTE_MS,
      averagingPeriodMs: 15 * MINUTE_MS,
    })
    expect(shown(totals)).toEqual([0.8, 0])
  })

  it('averages levels by energy, and takes the extreme of extremes', () => {
    const levels = every15([60, 60, 60, 90, 70, 70, 70, 70], { kind: 'level' })
    expect(shown(levels).map((value) => value?.toFixed(1))).toEqual(['84.0', '70.0'])
    expect(shown(every15([61, 88, 70, 64], { kind: 'maximum' }))[0]).toBe(88)
    expect(shown(every15([41, 38, 40, 44], { kind: 'minimum' }))[0]).toBe(38)
  })

  it('expects one value per averaging period', () => {
    const series = every15([1, 2, 3, 4], {
      reportingIntervalMs: MINUTE_MS,
      averagingPeriodMs: 15 * MINUTE_MS,
    })
    expect(heatmapRow(series, edges)[0]).toMatchObject({ expected: 4, coverage: 1 })
  })

  it('expects at the ends of the window no more readings than fit there', () => {
    const bins = [start, start + 31 * MINUTE_MS, start + 40 * MINUTE_MS]
    expect(heatmapRow(every15([1, 3, 5]), bins)).toEqual([
      { value: 3, count: 3, expected: 2, coverage: 1 },
      { value: null, count: 0, expected: 0, coverage: null },
    ])
  })

  it('expects no reading that is not due yet', () => {
    const bins = [start, start + HOUR_MS]
    const three = every15([1, 1, GAP, GAP])
    expect(heatmapRow(three, bins)[0]?.value).toBeNull()
    expect(heatmapRow(every15([1, 1, 1]), bins, { isRunning: true })[0]).toMatchObject({
      expected: 3,
      coverage: 1,
    })
  })

  it('gives no completeness of reduced readings, as these cannot be counted', () => {
    const [cell] = heatmapRow(every15([1, GAP, GAP, 5], { isReduced: true }), edges)
    expect(cell).toEqual({ value: 3, count: 2, expected: 0, coverage: null })
  })

  it('leaves out readings outside of the window', () => {
    const series = every15([1, 1, 1, 1, 9, 9, 9, 9])
    expect(shown(series, edges.slice(1))).toEqual([9])
  })
})

describeMarylebone('the heat map of London Marylebone Road', ({ times, column }) => {
  const series = (name: string): HeatmapSeries => ({
    times: times(),
    values: column(name),
    kind: 'scalar',
    reportingIntervalMs: HOUR_MS,
    averagingPeriodMs: null,
  })
  const year = { from: Date.UTC(2003, 0, 1), to: Date.UTC(2004, 0, 1) }

  it('gives the known mean and data capture of PM10 for the year 2003', () => {
    const [cell] = heatmapRow(series('pm10'), [year.from, year.to])
    expect(cell?.count).toBe(8650)
    expect(100 * (cell?.coverage ?? 0)).toBeCloseTo(98.74, 2)
    expect(cell?.value).toBeCloseTo(37.0091, 4)
  })

  it('gives the known readings of NO2 in 365 days', () => {
    const days = heatmapRow(series('no2'), timeBins(year, DAY_MS, 'Etc/GMT'))
    expect(days).toHaveLength(365)
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(8211)
    const total = days.reduce((sum, { value, count }) => sum + (value ?? 0) * count, 0)
    const counted = days.reduce((sum, { value, count }) => sum + (value === null ? 0 : count), 0)
    expect(total / counted).toBeCloseTo(55.9647, 0)
    expect(days.every(({ value, count }) => (value !== null) === count >= 18)).toBe(true)
  })
})
