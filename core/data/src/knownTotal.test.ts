import { expect, it } from 'vitest'
import { knownTotal } from './knownTotal.ts'

it.each([
  [23, 23],
  [{ atLeast: 10_000 }, 10_000],
  [undefined, 0],
])('a list with the total %j is known to have %i rows', (total, expected) => {
  expect(knownTotal(total)).toBe(expected)
})
