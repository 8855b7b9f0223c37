import { describe, expect, it } from 'vitest'
import { columnPoints } from './columns.ts'

/** The points of columns of ten. */
const pointsOf = (cells: readonly number[], isGap: (before: number, after: number) => boolean) =>
  JSON.parse(columnPoints(cells.join(','), 10, isGap)) as unknown

/** Cell of readings in order of time. */
function cell(...readings: [ts: number, value: number][]): number[] {
  const lowest = readings.reduce((a, b) => (b[1] < a[1] ? b : a))
  const highest = readings.reduce((a, b) => (b[1] > a[1] ? b : a))
  return [readings[0], lowest, highest, readings.at(-1)].flatMap((point) => point ?? [])
}

describe('the points of columns of ten', () => {
  it.each([
    ['nothing', [], []],
    ['a lonely reading is one point', cell([3, 7]), [[3, 7]]],
    [
      'four points in order of time, the fall first',
      cell([0, 5], [1, 6], [2, 1], [3, 4], [4, 9], [5, 4], [6, 5]),
      [
        [0, 5],
        [2, 1],
        [4, 9],
        [6, 5],
      ],
    ],
    [
      'and the rise first, with the first of equal ones',
      cell([0, 5], [1, 9], [2, 9], [3, 1], [4, 1], [5, 5]),
      [
        [0, 5],
        [1, 9],
        [3, 1],
        [5, 5],
      ],
    ],
    [
      'several cells make one column',
      [...cell([0, 5], [1, 2]), ...cell([4, 2], [5, 8]), ...cell([8, 8], [9, 6])],
      [
        [0, 5],
        [1, 2],
        [5, 8],
        [9, 6],
      ],
    ],
    [
      'the next column begins with its own first reading',
      [...cell([8, 1], [9, 2]), ...cell([10, 0], [11, 3])],
      [
        [8, 1],
        [9, 2],
        [10, 0],
        [11, 3],
      ],
    ],
    [
      'no gap where the readings are merely far apart',
      [...cell([0, 1]), ...cell([19, 2])],
      [
        [0, 1],
        [19, 2],
      ],
    ],
    [
      'a gap begins with the first empty column, before 1970 too',
      [...cell([-25, 1]), ...cell([-9, 2]), ...cell([25, 3])],
      [
        [-25, 1],
        [-20, null],
        [-9, 2],
        [0, null],
        [25, 3],
      ],
    ],
  ])('draws a column: %s', (_name, cells, points) => {
    expect(pointsOf(cells, () => true)).toEqual(points)
  })

  it('hands numbers on as they were written', () => {
    const reading = '1780272000000,1e-07'
    const points = columnPoints(`${reading},${reading},${reading},${reading}`, 10, () => true)
    expect(points).toBe('[[1780272000000,1e-07]]')
  })

  it('keeps a line over an empty column where no reading is due that often', () => {
    const cells = [...cell([0, 1]), ...cell([25, 2])]
    expect(pointsOf(cells, (before, after) => after - before > 30)).toEqual([
      [0, 1],
      [25, 2],
    ])
  })
})
