import { expect, it } from 'vitest'
import { niceTicks } from './niceTicks.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 0.5, 1]],
  [3, [0, 1, 2, 3]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [Number.NaN, [0, 1]],
])('marks up to %d', (maximum, ticks) => {
  expect(niceTicks(maximum)).toEqual(ticks)
})
