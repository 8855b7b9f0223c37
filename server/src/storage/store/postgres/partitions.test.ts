import { describe, expect, it } from 'vitest'
import { partitionOf, partitionsOf } from './partitions.ts'

describe('the partition of a time', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', 'measurements_2026_02', '2026-02-01', '2026-03-01'],
    ['2026-12-01T00:00:00Z', 'measurements_2026_12', '2026-12-01', '2027-01-01'],
    ['1990-01-01T00:00:00Z', 'measurements_1990_01', '1990-01-01', '1990-02-01'],
  ])('names the month of %s', (time, name, from, to) => {
    expect(partitionOf(Date.parse(time))).toEqual({
      name,
      from: Date.parse(from),
      to: Date.parse(to),
    })
  })

  it.each([
    [Date.UTC(1989, 11, 31, 23), 'measurements_before', null],
    [-8.64e15, 'measurements_before', null],
    [8.64e15, 'measurements_after', Date.UTC(2100, 0)],
  ])('%i is in one of the open partitions', (ts, name, from) => {
    expect(partitionOf(ts)).toMatchObject({ name, from })
  })

  it('names each partition of a batch once', () => {
    const times = [
      Date.UTC(2026, 0, 5),
      Date.UTC(2026, 0, 6),
      Date.UTC(2026, 1, 1),
      Date.UTC(2026, 0, 7),
    ]
    expect(partitionsOf(times).map(({ name }) => name)).toEqual([
      'measurements_2026_01',
      'measurements_2026_02',
    ])
  })
})
