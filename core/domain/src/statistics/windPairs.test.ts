import { expect, it } from 'vitest'
import { pairedValues } from './windPairs.ts'

const GAP = Number.NaN

it.each<[string, number[], number[], number[], number[]]>([
  ['at the same times', [10, 20], [10, 20], [1, 2], [1, 2]],
  ['a little later or earlier', [10, 20], [13, 18], [1, 2], [1, 2]],
  ['too far away', [10, 20], [16, 30], [1, 2], [GAP, 1]],
  ['twice near the same one', [10, 12], [11], [1], [1, 1]],
  ['the nearer of two', [10], [7, 12], [1, 2], [2]],
  ['none, where it is a gap', [10], [10], [GAP], [GAP]],
  ['the one beside a gap', [10], [9, 10], [1, GAP], [1]],
  ['nothing at all', [10], [], [], [GAP]],
])('pairs readings with %s', (_, times, otherTimes, values, expected) => {
  const first = { times, values: times }
  expect([...pairedValues(first, { times: otherTimes, values }, 5)]).toEqual(expected)
})
