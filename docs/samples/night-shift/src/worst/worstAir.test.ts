import { MEASUREMENT_FLAGS, MINUTE_MS } from '@airshed/kit'
import { frame, nodeWithDataPoints, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { pointsOf, worstAir } from './worstAir.ts'

const HARBOUR = '1C00A3F7.0.0.0/132:5'
const SQUARE = '1C00A3F8.0.0.0/132:5'
const SQUARE_TOO = '1C00A3F8.1.0.0/132:5'
const PARK = '1C00A3F9.0.0.0/132:5'
const nodes = [
  nodeWithDataPoints('1C00A3F7:0', [HARBOUR, '1C00A3F7.0.0.0/131:10']),
  nodeWithDataPoints('1C00A3F8:0', [SQUARE, SQUARE_TOO]),
  nodeWithDataPoints('1C00A3F9:0', [PARK]),
]

/** The newest reading of a data point, so many minutes ago. */
const newest = (id: string, value: number, minutesAgo = 1, flags?: number) => ({
  ...frame(id),
  times: Float64Array.of(TEST_NOW_MS - minutesAgo * MINUTE_MS),
  values: Float64Array.of(value),
  ...(flags === undefined ? {} : { flags: Uint8Array.of(flags) }),
})
const order = (frames: Parameters<typeof worstAir>[0]) =>
  worstAir(frames, nodes, TEST_NOW_MS).map(({ dataPointId, value }) => [dataPointId, value])

describe('the worst air', () => {
  it('ranks devices by the highest newest reading', () => {
    expect(order([newest(HARBOUR, 12), newest(SQUARE, 48), newest(PARK, 5)])).toEqual([
      [SQUARE, 48],
      [HARBOUR, 12],
      [PARK, 5],
    ])
  })

  it('ranks an old reading below newer ones', () => {
    const rows = worstAir([newest(HARBOUR, 400, 24 * 60), newest(PARK, 5)], nodes, TEST_NOW_MS)
    expect(rows.map(({ dataPointId, isOld }) => [dataPointId, isOld])).toEqual([
      [PARK, false],
      [HARBOUR, true],
    ])
  })

  it('ignores the reading of a faulty sensor', () => {
    const { sensorFault } = MEASUREMENT_FLAGS
    expect(order([newest(HARBOUR, 999.9, 1, sensorFault), newest(PARK, 5)])).toEqual([
      [PARK, 5],
      [HARBOUR, null],
    ])
  })

  it('lists every device once, with the higher of its instruments', () => {
    expect(order([newest(SQUARE, 8), newest(SQUARE_TOO, 31), newest(PARK, 12)])).toEqual([
      [SQUARE_TOO, 31],
      [PARK, 12],
    ])
  })

  it('names devices, unit and averaging', () => {
    expect(worstAir([newest(PARK, 5)], nodes, TEST_NOW_MS)[0]).toMatchObject({
      name: nodes[2]?.presentName,
      unit: 'µg/m³',
      averagingPeriodMs: null,
    })
  })
})

it('returns the data points of a parameter on all devices, up to a limit', () => {
  expect(pointsOf(nodes, '132:5')).toEqual([HARBOUR, SQUARE, SQUARE_TOO, PARK])
  expect(pointsOf(nodes, '132:5', 2)).toEqual([HARBOUR, SQUARE])
  expect(pointsOf(nodes, '170:2')).toEqual([])
})
