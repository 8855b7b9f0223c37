import type { Measurement } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import { changesOf, joinedSeries, readingRows } from './readingRows.ts'

describe('rows of readings', () => {
  it('makes a row for each time at which one parameter was measured', () => {
    const rows = readingRows(
      [
        [
          [1000, 7],
          [2000, 8],
        ],
        [
          [2000, null, 1],
          [3000, 400],
        ],
      ],
      { from: 1000, to: 3001 },
    )
    expect(rows).toEqual([
      { ts: 1000, readings: [[1000, 7], undefined] },
      {
        ts: 2000,
        readings: [
          [2000, 8],
          [2000, null, 1],
        ],
      },
      { ts: 3000, readings: [undefined, [3000, 400]] },
    ])
  })

  it('leaves out readings before and after the range', () => {
    const rows = readingRows(
      [
        [
          [999, 1],
          [1000, 2],
          [2001, 3],
        ],
      ],
      { from: 1000, to: 2000 },
    )
    expect(rows.map(({ ts }) => ts)).toEqual([1000])
  })

  it('leaves out a reading at the end of the range, which belongs to the next one', () => {
    const series: Measurement[][] = [
      [
        [1000, 1],
        [2000, 2],
      ],
    ]
    const timesOf = (range: { from: number; to: number }) =>
      readingRows(series, range).map(({ ts }) => ts)
    expect(timesOf({ from: 1000, to: 2000 })).toEqual([1000])
    expect(timesOf({ from: 2000, to: 3000 })).toEqual([2000])
  })
})

it('takes the newer of two readings with the same time', () => {
  expect(
    joinedSeries(
      [
        [1000, 1],
        [2000, 2],
      ],
      [
        [2000, 5],
        [3000, 6],
      ],
      2000,
    ),
  ).toEqual([
    [1000, 1],
    [2000, 5],
    [3000, 6],
  ])
})

it('makes a row for each change of a state, not for the steps that draw it', () => {
  expect(
    changesOf([
      [1000, 1],
      [1999, 1],
      [2000, 0],
      [2999, 0],
      [3000, null],
    ]),
  ).toEqual([
    [1000, 1],
    [2000, 0],
    [3000, null],
  ])
})
