import { describe, expect, it } from 'vitest'
import { niceTicks, ticksAround, valueTicks } from './valueTicks.ts'

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

it.each<[number, number, number[]]>([
  [0, 40, [0, 10, 20, 30, 40]],
  [0, 41.25, [0, 20, 40, 60]],
  [-12, 25, [-20, -10, 0, 10, 20, 30]],
  [0.001, 0.0042, [0.001, 0.002, 0.003, 0.004, 0.005]],
  [20, 20, [20, 25]],
  [0, 0, [0, 0.5]],
])('picks round values from %d to %d', (smallest, largest, expected) => {
  expect(valueTicks(smallest, largest)).toEqual(expected)
})

it.each<[string, number[], number[]]>([
  ['from zero where that is near', [9, 20, 12], [0, 5, 10, 15, 20]],
  ['from zero not where it is far', [14, 20], [14, 16, 18, 20]],
  ['around equal values', [20, 20], [15, 20, 25]],
  ['around zero alone', [0], [0, 0.5, 1]],
  ['around no values', [], [0, 1]],
])('marks an axis %s', (_, values, expected) => {
  expect(ticksAround(values)).toEqual(expected)
})

describe('the marks of any two numbers', () => {
  const sizes = [5e-324, 1e-300, 3e-12, 0.1 + 0.2, 20, 20 + 4e-15, 1e9 + 1, 1e300, Number.MAX_VALUE]
  const numbers = [0, ...sizes, ...sizes.map((size) => -size)]

  it('covers them with a few marks that ascend and are finite', () => {
    for (const one of numbers) {
      for (const other of numbers) {
        const ticks = ticksAround([one, other])
        const at = `${one} and ${other}`
        expect(ticks.length, at).toBeGreaterThanOrEqual(2)
        expect(ticks.length, at).toBeLessThanOrEqual(8)
        expect(ticks.every(Number.isFinite), at).toBe(true)
        for (const [index, tick] of ticks.slice(1).entries()) {
          expect(tick, at).toBeGreaterThan(ticks[index] ?? Number.NaN)
        }
        const slack = 1e-9 * Math.max(Math.abs(one), Math.abs(other)) + Number.MIN_VALUE
        expect(ticks[0], at).toBeLessThanOrEqual(Math.min(one, other) + slack)
        expect(ticks.at(-1), at).toBeGreaterThanOrEqual(Math.max(one, other) - slack)
      }
    }
  })
})
