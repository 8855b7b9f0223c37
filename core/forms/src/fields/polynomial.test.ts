import { describe, expect, it } from 'vitest'
import { evaluate, formula, parseCoefficients } from './polynomial.ts'

describe('coefficients', () => {
  it.each([
    ['1, -2.5, .5', [1, -2.5, 0.5]],
    ['1;2', [1, 2]],
    ['  3   4 ', [3, 4]],
    ['1e-3, +2', [0.001, 2]],
    ['', []],
    ['1, two', null],
    ['1, 2px', null],
    ['0x10, Infinity', null],
  ])('typed as %j are %j', (typed, coefficients) => {
    expect(parseCoefficients(typed)).toEqual(coefficients)
  })
})

describe('a polynomial', () => {
  it.each([
    [[1, 2, 3], 2, 17],
    [[0, 1], -4, -4],
    [[5], 100, 5],
    [[], 3, 0],
  ])('%j at %d is %d', (coefficients, x, y) => {
    expect(evaluate(coefficients, x)).toBe(y)
  })

  it.each([
    [[1.2, 0.5, -3], 'y = 1.2 + 0.5x − 3x²'],
    [[0, 1], 'y = x'],
    [[-1, -1], 'y = −1 − x'],
    [[0, 0], 'y = 0'],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], 'y = 2x^10'],
  ])('%j reads %s', (coefficients, words) => {
    expect(formula(coefficients, String)).toBe(words)
  })
})
