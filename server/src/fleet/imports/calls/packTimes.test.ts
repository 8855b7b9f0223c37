import { expect, it } from 'vitest'
import { packTimes, unpackTimes } from './packTimes.ts'

it.each([
  ['none', []],
  ['one', [1_780_000_000_000]],
  ['a regular series', Array.from({ length: 5000 }, (_, at) => 1_780_000_000_000 + at * 60_000)],
  ['gaps of years and of a ms', [0, 1, 2, 7_258_118_400_000, 7_258_118_400_001]],
  [
    'an irregular series',
    Array.from({ length: 5000 }, (_, at) => at * 61_000 + ((at * 7919) % 997)),
  ],
])('gives back %s exactly', (_, times) => {
  expect(unpackTimes(packTimes(times))).toEqual(times)
})

it('a regular series takes about a byte for each reading', () => {
  const times = Array.from({ length: 5000 }, (_, at) => 1_780_000_000_000 + at * 60_000)
  expect(packTimes(times).length).toBeLessThan(5020)
})
