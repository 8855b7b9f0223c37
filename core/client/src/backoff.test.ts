import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'

it.each([
  [1, 0, 500],
  [1, 1, 1000],
  [2, 0.5, 1500],
  [3, 0, 2000],
  [6, 1, 30_000],
  [60, 0, 15_000],
  [0, 1, 1000],
])('attempt %i with chance %f waits %i ms', (attempt, random, expected) => {
  expect(backoffMs(attempt, random)).toBe(expected)
})
