import { expect, it } from 'vitest'
import { nextPlace } from './gridKeys.ts'

const hour = { isFar: false, isRange: false }
const far = { isFar: true, isRange: false }
const range = { isFar: false, isRange: true }

it.each([
  [[2, 5], 'ArrowRight', hour, [2, 6]],
  [[2, 5], 'ArrowUp', hour, [1, 5]],
  [[6, 23], 'ArrowDown', hour, [6, 23]],
  [[6, 23], 'ArrowRight', hour, [6, 23]],
  [[0, 0], 'ArrowLeft', hour, [0, -1]],
  [[0, 0], 'ArrowUp', hour, [-1, 0]],
  [[0, -1], 'ArrowUp', hour, [-1, -1]],
  [[0, 0], 'ArrowLeft', range, [0, 0]],
  [[0, 0], 'ArrowUp', range, [0, 0]],
  [[3, 7], 'Home', hour, [3, 0]],
  [[3, 7], 'End', hour, [3, 23]],
  [[-1, 7], 'End', hour, [-1, 23]],
  [[3, 7], 'Home', far, [0, 0]],
  [[3, 7], 'End', far, [6, 23]],
] as const)(
  'moves from %j by %s to the place (%j) %j',
  ([day, at], key, options, [toDay, toHour]) => {
    expect(nextPlace({ day, hour: at }, key, options)).toEqual({ day: toDay, hour: toHour })
  },
)

it('other keys lead nowhere', () => {
  expect(nextPlace({ day: 0, hour: 0 }, 'Enter', hour)).toBeNull()
})
