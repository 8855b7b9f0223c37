import { describe, expect, it } from 'vitest'
import { linePieces } from './linePieces.ts'

const RANGE = { from: 10, to: 20 }

describe('the pieces of a line', () => {
  it('end at gaps', () => {
    const points = { times: [10, 12, 13, 14, 16], values: [1, 2, null, 4, Number.NaN] }
    expect(linePieces(points, RANGE)).toEqual([
      [
        [10, 1],
        [12, 2],
      ],
      [[14, 4]],
    ])
  })

  it('meet the edges of a range where the line crosses them', () => {
    const points = { times: [6, 14, 26], values: [0, 8, 20] }
    expect(linePieces(points, RANGE)).toEqual([
      [
        [10, 4],
        [14, 8],
        [20, 14],
      ],
    ])
  })

  it('cross a range without a point in it', () => {
    const points = { times: [0, 40], values: [0, 40] }
    expect(linePieces(points, RANGE)).toEqual([
      [
        [10, 10],
        [20, 20],
      ],
    ])
    expect(linePieces(points, RANGE, { isStepped: true })).toEqual([
      [
        [10, 0],
        [20, 0],
      ],
    ])
  })

  it('leave out what lies outside, and do not enter across a gap', () => {
    const points = { times: [1, 5, 8, 12, 25, 30], values: [1, 2, null, 3, null, 4] }
    expect(linePieces(points, RANGE)).toEqual([[[12, 3]]])
    expect(linePieces({ times: [1, 2], values: [1, 2] }, RANGE)).toEqual([])
    expect(linePieces({ times: [], values: [] }, RANGE)).toEqual([])
  })

  it('stay finite between the largest numbers', () => {
    const points = { times: [0, 20], values: [-Number.MAX_VALUE, Number.MAX_VALUE] }
    expect(linePieces(points, RANGE)).toEqual([
      [
        [10, 0],
        [20, Number.MAX_VALUE],
      ],
    ])
  })
})
