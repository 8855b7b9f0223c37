import { expect, it } from 'vitest'
import { longestStepMs } from './longestStep.ts'

it.each([
  ['no values', [], 0],
  ['one value', [[1000, 5]], 0],
  [
    'steps of a column and of a reading',
    [
      [0, 1],
      [540, 2],
      [600, 3],
    ],
    540,
  ],
  [
    'a gap',
    [
      [0, 1],
      [60, 2],
      [61, null],
      [9000, 3],
      [9060, 4],
    ],
    60,
  ],
] as const)('%s', (_, series, expected) => {
  expect(longestStepMs(series as never)).toBe(expected)
})
