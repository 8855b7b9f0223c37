import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import type { ChartSeries } from '../series/chartSeries.ts'
import { tableRows } from './tableRows.ts'

const line = (points: [number, number][]): ChartSeries => ({
  id: 'x',
  label: 'x',
  times: Float64Array.from(points, ([time]) => time),
  values: Float64Array.from(points, ([, value]) => value),
  unit: '',
  precision: 0,
  color: '#000000',
})
const range = { from: 1, to: 3 }

describe('series as a table', () => {
  it('lists one row per time, newest first, with holes where a series has no value', () => {
    const one = line([
      [0, 9],
      [1, 1],
      [3, Number.NaN],
      [4, 9],
    ])
    const other = line([
      [1, 5],
      [2, 6],
    ])
    expect(tableRows([one, other], range, 10)).toEqual([
      { time: 3, values: [null, null], hidden: new Map() },
      { time: 2, values: [null, 6], hidden: new Map() },
      { time: 1, values: [1, 5], hidden: new Map() },
    ])
  })

  it('says why a reading has no value, apart from gaps', () => {
    const one = {
      ...line([
        [1, Number.NaN],
        [2, Number.NaN],
      ]),
      flags: Uint8Array.of(0, MEASUREMENT_FLAGS.implausible),
      path: '150:2',
    }
    const [newest, oldest] = tableRows([one], range, 10)
    expect(newest?.hidden.get(0)).toEqual({
      reason: 'implausible',
      plausible: { min: 0, max: 360 },
    })
    expect(oldest?.hidden.size).toBe(0)
  })

  it('lists the detection limit of each reading below it', () => {
    const one = {
      ...line([
        [1, 1],
        [2, 5],
      ]),
      limits: Float64Array.of(2, Number.NaN),
    }
    const [newest, oldest] = tableRows([one], range, 10)
    expect(newest?.belowLimit).toBeUndefined()
    expect(oldest?.belowLimit?.get(0)).toEqual({ limit: 2, counted: 1 })
  })

  it('keeps the newest rows when there are too many', () => {
    const many = line([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(tableRows([many], range, 2).map(({ time }) => time)).toEqual([3, 2])
  })

  it('lists no rows without data', () => {
    expect(tableRows([], range, 5)).toEqual([])
    expect(tableRows([line([])], range, 5)).toEqual([])
  })
})
