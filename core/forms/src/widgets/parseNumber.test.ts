import { describe, expect, it } from 'vitest'
import { parseNumber } from './parseNumber.ts'

describe('a typed number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    ['-0.5', -0.5],
    ['0,25', 0.25],
    ['1e3', 1000],
    ['1,000.5', '1,000.5'],
    ['much', 'much'],
    ['Infinity', 'Infinity'],
  ])('%j is %j', (typed, expected) => {
    expect(parseNumber(typed)).toBe(expected)
  })
})
