import { describe, expect, it } from 'vitest'
import { parseCoefficients, polynomialText, writeCoefficients } from './coefficients.ts'

describe('the coefficients of a polynomial', () => {
  it.each([
    ['1, -2.5, .5', 'en', [1, -2.5, 0.5]],
    ['1;2', 'en', [1, 2]],
    ['  3   4 ', 'en', [3, 4]],
    ['1e-3, +2', 'en', [0.001, 2]],
    ['', 'en', []],
    ['1, two', 'en', null],
    ['1, 2px', 'en', null],
    ['0x10, Infinity', 'en', null],
    ['1,200', 'en', null],
    ['1, 200', 'en', [1, 200]],
    ['0,5; 1,02', 'es', [0.5, 1.02]],
    ['0,5 1.000', 'es', [0.5, 1000]],
    ['0.5; 1', 'es', null],
    ['0, 1', 'es', [0, 1]],
  ])('reads coefficients typed as %j in %s as %j', (typed, locale, coefficients) => {
    expect(parseCoefficients(typed, locale)).toEqual(coefficients)
  })

  it.each([
    ['en', '0.5, -1.02, 1e-7, 1.001'],
    ['es', '0,5; -1,02; 1e-7; 1,001'],
  ])('shows coefficients in %s as they are read', (locale, shown) => {
    const coefficients = [0.5, -1.02, 1e-7, 1.001]
    expect(writeCoefficients(coefficients, locale)).toBe(shown)
    expect(parseCoefficients(shown, locale)).toEqual(coefficients)
  })
})

describe('a polynomial', () => {
  it.each([
    [[1.2, 0.5, -3], 'y = 1.2 + 0.5x − 3x²'],
    [[0, 1], 'y = x'],
    [[-1, -1], 'y = −1 − x'],
    [[0, 0], 'y = 0'],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], 'y = 2x^10'],
  ])('writes %j as %s', (coefficients, words) => {
    expect(polynomialText(coefficients, String)).toBe(words)
  })
})
