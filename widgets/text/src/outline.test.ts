import { expect, it } from 'vitest'
import { outlineLevels } from './outline.ts'

it.each([
  [[], []],
  [[1], [3]],
  [[4], [3]],
  [
    [1, 2, 3, 4, 5, 6],
    [3, 4, 5, 6, 6, 6],
  ],
  [
    [2, 4, 2, 3],
    [3, 4, 3, 4],
  ],
  [
    [3, 1, 3],
    [3, 3, 4],
  ],
])('headings of the levels %j become %j in a card', (wanted, expected) => {
  expect(outlineLevels(wanted)).toEqual(expected)
})
