import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import type { ChartSeries } from '../series/chartSeries.ts'
import { hoverValues } from './hoverValues.ts'

const line = (values: number[], rest: Partial<ChartSeries> = {}): ChartSeries => ({
  id: 'pm25',
  label: 'PM2.5',
  times: Float64Array.from(values, (_, index) => index * 1000),
  values: Float64Array.from(values),
  unit: 'µg/m³',
  precision: 1,
  color: '#0072b2',
  ...rest,
})
const valueAt = (series: ChartSeries, time: number): number | null | undefined =>
  hoverValues([series], time, 0)[0]?.value

describe('the values of a series at a time', () => {
  it.each([
    ['on a point', 1000, 20],
    ['between two points', 1400, 20],
    ['a little after the last', 4000, 30],
    ['long after the last', 9000, null],
  ])('gives the value at a time %s', (_, time, expected) => {
    expect(valueAt(line([10, 20, 30]), time)).toBe(expected)
  })

  it('finds the reading of a time by the reporting interval that held then', () => {
    const times = Float64Array.from([
      ...Array.from({ length: 5 }, (_, index) => index * 60_000),
      ...Array.from({ length: 60 }, (_, index) => 300_000 + index * 10_000),
    ])
    const reportingIntervals = [
      { fromMs: 0, intervalMs: 60_000 },
      { fromMs: 300_000, intervalMs: 10_000 },
    ]
    const values = Float64Array.from(times, (_, index) => index)
    const mixed = line([], { times, values, reportingIntervalMs: 10_000, reportingIntervals })
    expect(valueAt(mixed, 85_000)).toBe(1)
  })

  it('says which flag hides the reading at a time', () => {
    const flags = Uint8Array.of(0, MEASUREMENT_FLAGS.sensorFault, 0)
    const hidden = line([10, Number.NaN, 30], { flags })
    const at = (time: number) => hoverValues([hidden], time, 0)[0]
    expect(at(1000)).toMatchObject({
      value: null,
      hidden: { reason: 'sensorFault', plausible: null },
    })
    expect(at(2000)).toMatchObject({ value: 30, hidden: null })
  })

  it('shows the counted value and the detection limit of a reading below it', () => {
    const limits = Float64Array.of(2, 4, Number.NaN)
    const below = line([1, Number.NaN, 30], { limits })
    const at = (time: number) => hoverValues([below], time, 0)[0]
    expect(at(0)).toMatchObject({ value: 1, belowLimit: { limit: 2, counted: 1 } })
    expect(at(1000)).toMatchObject({ value: null, belowLimit: { limit: 4, counted: null } })
    expect(at(2000)?.belowLimit).toBeUndefined()
  })

  it('gives no value at a gap, without data, or for a hidden series', () => {
    expect(valueAt(line([10, Number.NaN, 30]), 1000)).toBeNull()
    expect(valueAt(line([]), 1000)).toBeNull()
    expect(hoverValues([line([10], { isHidden: true })], 0, 0)).toEqual([])
  })

  it.each([
    ['what held until the next', 4000, 1],
    ['what it became', 9000, 0],
    ['nothing before the first', 500, null],
    ['nothing while it was unknown', 15_000, null],
  ])('shows of the online status %s', (_, time, expected) => {
    const times = Float64Array.of(1000, 8999, 9000, 12_000, 20_000)
    const values = Float64Array.of(1, 1, 0, Number.NaN, 1)
    const held = line([], { times, values, path: '190:4', kind: 'boolean' })
    expect(valueAt({ ...held, reportingIntervalMs: 1e12 }, time)).toBe(expected)
  })
})
