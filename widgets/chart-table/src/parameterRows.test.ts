import { frame, nodeWithDataPoints, profile, statisticsOf, TEST_RANGE } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { parameterRows } from './parameterRows.ts'

const [pm25, co2, beside] = [
  '1C00A3F7.0.0.0/132:5',
  '1C00A3F7.0.0.0/131:10',
  '1C00B112.0.0.0/132:5',
].map((id) => frame(id)) as [
  ReturnType<typeof frame>,
  ReturnType<typeof frame>,
  ReturnType<typeof frame>,
]
const nodes = ['1C00A3F7:0', '1C00B112:0'].map((id) => ({
  ...nodeWithDataPoints(id, []),
  profiles: [profile()],
}))
const rowsOf = (...frames: ReturnType<typeof frame>[]) =>
  parameterRows({ frames, nodes, statistics: statisticsOf(frames, TEST_RANGE) }, TEST_RANGE)

describe('the rows of a chart with a table', () => {
  it('sorts rows by parameter, then by device', () => {
    const rows = rowsOf(pm25, co2, beside)
    expect(rows.map(({ frame: { dataPointId } }) => dataPointId)).toEqual([
      pm25.dataPointId,
      beside.dataPointId,
      co2.dataPointId,
    ])
    expect(rows.map(({ deviceName }) => deviceName)).toEqual([
      'Station 1C00A3F7',
      'Station 1C00B112',
      'Station 1C00A3F7',
    ])
  })

  it('omits the device name when there is only one', () => {
    expect(rowsOf(pm25, co2)[0]?.deviceName).toBeNull()
  })

  it('computes figures of the range with their coverage', () => {
    const given = {
      ...pm25,
      times: Float64Array.from({ length: 18 }, (_, at) => TEST_RANGE.from + (at + 1) * 300_000),
      values: Float64Array.from({ length: 18 }, (_, at) => at + 3),
    }
    const [row] = rowsOf(given)
    expect(row?.statistics).toMatchObject({ minimum: 3, value: null, maximum: 20, coverage: 0.5 })
    expect(row?.latest).toMatchObject({ value: 20, isOld: true, grade: { name: 'Moderate' } })
  })

  it('lists a parameter before the figures of many readings arrive', () => {
    const [row] = parameterRows({ frames: [pm25], nodes, statistics: {} }, TEST_RANGE)
    expect(row).toMatchObject({ frame: pm25, statistics: undefined })
  })
})
