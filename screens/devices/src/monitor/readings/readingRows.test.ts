import type { Measurement } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import { changesOf, joinedSeries, readingRows } from './readingRows.ts'

describe('readings side by side', () => {
  it('have a row for each time at which one of them was taken', () => {
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

  it('leave out what is before or after the range', () => {
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

  it('leave out what is at the end of the range, which belongs to the next one', () => {
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

it('a reading that came twice counts as the newer answer has it', () => {
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

it('a value that holds until the next has a row for each change, not for the steps that draw it', () => {
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
