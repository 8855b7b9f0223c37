import { frame, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { measurementRows, rowKey, type MeasurementRow } from './measurementRows.ts'

const MINUTE_MS = 60_000
const [pm25, co2] = ['1C00A3F7.0.0.0/132:5', '1C00A3F7.0.0.0/131:10'] as const
/** Readings as age in minutes, value and flag, oldest first; the device reports every five minutes. */
const readings = (
  id: string,
  ...list: (readonly [ageMin: number, value: number, flag?: number])[]
) => ({
  ...frame(id),
  times: Float64Array.from(list, ([ageMin]) => TEST_NOW_MS - ageMin * MINUTE_MS),
  values: Float64Array.from(list, ([, value]) => value),
  flags: Uint8Array.from(list, ([, , flag = 0]) => flag),
})
const at = (ageMin: number): number => TEST_NOW_MS - ageMin * MINUTE_MS
const read = (rows: ReturnType<typeof measurementRows>): MeasurementRow[] =>
  rows.filter((row) => row.kind === 'readings')

describe('the rows of recent measurements', () => {
  it('sorts rows newest first, with simultaneous readings in one row', () => {
    const rows = measurementRows(
      [readings(pm25, [10, 3], [5, 4]), readings(co2, [10, 500], [4, 510])],
      20,
      TEST_NOW_MS,
    )
    expect(read(rows).map(({ atMs, measured }) => [atMs, Object.keys(measured)])).toEqual([
      [at(4), [co2]],
      [at(5), [pm25]],
      [at(10), [pm25, co2]],
    ])
  })

  it('limits the rows to the requested number', () => {
    const rows = measurementRows([readings(pm25, [15, 1], [10, 2], [5, 3])], 2, TEST_NOW_MS)
    expect(read(rows).map(({ atMs }) => atMs)).toEqual([at(5), at(10)])
  })

  it.each([
    ['a value', 4, 0, { value: 4, hidden: null, isReceivedTime: false }],
    [
      'a fault in place of a value',
      999,
      1,
      { value: null, hidden: { reason: 'sensorFault', plausible: null }, isReceivedTime: false },
    ],
    ['a value out of range', 9999, 8, { value: null, hidden: { reason: 'implausible' } }],
    [
      'a rejected value',
      4,
      20,
      { value: null, hidden: { reason: 'invalid' }, isReceivedTime: true },
    ],
    ['a time that the server put right', 4, 2, { value: 4, hidden: null, isReceivedTime: true }],
    ['a time of arrival', 4, 4, { value: 4, hidden: null, isReceivedTime: true }],
    ['a reading that was empty', NaN, 0, { value: null, hidden: null, isReceivedTime: false }],
  ])('returns a row with %s', (_, value, flag, expected) => {
    const [row] = read(measurementRows([readings(pm25, [1, value, flag])], 20, TEST_NOW_MS))
    expect(row?.measured[pm25]).toMatchObject(expected)
  })

  it.each([
    [
      'between two readings',
      [
        [30, 1],
        [5, 2],
      ],
      { fromMs: at(30), toMs: at(5), missing: 4 },
    ],
    [
      'that lasts',
      [
        [35, 1],
        [30, 2],
      ],
      { fromMs: at(30), toMs: null, missing: 6 },
    ],
  ] as const)('inserts a row for a gap %s', (_, list, gap) => {
    const rows = measurementRows([readings(pm25, ...list)], 20, TEST_NOW_MS)
    expect(rows.filter(({ kind }) => kind === 'gap')).toEqual([{ kind: 'gap', ...gap }])
  })

  it('allows the reporting gap of the slowest device', () => {
    expect(measurementRows([readings(pm25, [16, 1], [8, 2])], 20, TEST_NOW_MS)).toHaveLength(2)
    const slow = { ...readings(co2, [40, 1]), reportingIntervalMs: 60 * MINUTE_MS }
    const rows = measurementRows([readings(pm25, [40, 1], [5, 2]), slow], 20, TEST_NOW_MS)
    expect(rows.map(({ kind }) => kind)).toEqual(['readings', 'readings'])
  })

  it('keeps the keys of rows when newer readings arrive', () => {
    const [before] = measurementRows([readings(pm25, [5, 1])], 20, TEST_NOW_MS)
    const [, after] = measurementRows([readings(pm25, [5, 1], [1, 2])], 20, TEST_NOW_MS)
    expect(before && rowKey(before)).toBe(after && rowKey(after))
  })

  it('returns no rows without readings', () => {
    expect(measurementRows([readings(pm25)], 20, TEST_NOW_MS)).toEqual([])
    expect(measurementRows([], 20, TEST_NOW_MS)).toEqual([])
  })
})
