import { describe, expect, it } from 'vitest'
import { alignPoints } from './alignPoints.ts'

describe('series on one column of times', () => {
  it.each([
    ['none', [], [[]]],
    [
      'one',
      [{ times: [1, 2], values: [5, null] }],
      [
        [1, 2],
        [5, null],
      ],
    ],
    [
      'two with the same times',
      [
        { times: [1, 2], values: [5, 6] },
        { times: [1, 2], values: [7, 8] },
      ],
      [
        [1, 2],
        [5, 6],
        [7, 8],
      ],
    ],
    [
      'two that take turns',
      [
        { times: [1, 3], values: [5, 6] },
        { times: [2, 3], values: [7, null] },
      ],
      [
        [1, 2, 3],
        [5, undefined, 6],
        [undefined, 7, null],
      ],
    ],
    [
      'a slow one with a gap beside a fast one',
      [
        { times: [1, 5, 9], values: [5, null, 6] },
        { times: [1, 2, 3, 4, 6, 7, 8, 9], values: [1, 1, 1, 1, 1, 1, 1, 1] },
      ],
      [
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        [5, null, null, null, null, null, null, null, 6],
        [1, 1, 1, 1, undefined, 1, 1, 1, 1],
      ],
    ],
    [
      'one that is empty',
      [
        { times: [], values: [] },
        { times: [2], values: [7] },
      ],
      [[2], [undefined], [7]],
    ],
    [
      'a repeated time',
      [
        { times: [1, 1], values: [5, 6] },
        { times: [1], values: [7] },
      ],
      [
        [1, 1],
        [5, 6],
        [7, undefined],
      ],
    ],
  ])('aligns series: %s', (_, given, expected) => {
    expect(alignPoints(given)).toEqual(expected)
  })
})
