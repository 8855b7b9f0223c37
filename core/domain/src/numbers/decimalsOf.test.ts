import { describe, expect, it } from 'vitest'
import { decimalsOf } from './decimalsOf.ts'

describe('the decimals of a value', () => {
  it.each([
    [35, 0],
    [-4, 0],
    [0, 0],
    [35.2, 1],
    // In binary, 0.1 · 3 and 1.005 · 100 are not what they say.
    [0.1 * 3, 1],
    [1.005, 3],
    [12.34, 2],
    [0.0001, 4],
    [1 / 3, 12],
    [1e21, 0],
    [Number.MAX_VALUE, 0],
    [Number.MIN_VALUE, 12],
  ])('the decimals of %d are %d', (value, expected) => {
    expect(decimalsOf(value, 12)).toBe(expected)
  })

  it('counts decimals up to the given number', () => {
    expect(decimalsOf(1 / 3, 1)).toBe(1)
    // A reading in single precision.
    expect(decimalsOf(Math.fround(35.2), 2)).toBe(2)
    expect(decimalsOf(Math.fround(35), 2)).toBe(0)
    expect(decimalsOf(35.2, 0)).toBe(0)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('counts no decimals of %d', (value) => {
    expect(decimalsOf(value, 3)).toBe(0)
  })

  it('counts the decimals of plain text for every number of up to four decimals', () => {
    for (let at = -20_000; at <= 20_000; at += 7) {
      const text = String(at / 10_000)
      const plain = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
      expect([at, decimalsOf(at / 10_000, 12)]).toEqual([at, plain])
    }
  })
})
