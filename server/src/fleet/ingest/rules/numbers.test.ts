import { describe, expect, it } from 'vitest'
import { isMissing, parseNumber } from './numbers.ts'

describe('a value of a payload as a number', () => {
  it.each([
    [7.1, 7.1],
    ['6.50', 6.5],
    [' -82 ', -82],
    ['1e3', 1000],
    ['.5', 0.5],
    [true, 1],
    [false, 0],
    [0, 0],
    ['6,50', undefined],
    ['0x10', undefined],
    ['', undefined],
    ['abc', undefined],
    [null, undefined],
    [{}, undefined],
    [[7], undefined],
    [Number.NaN, undefined],
    ['1e999', undefined],
    [1e16, undefined],
  ])('%j is read as %j', (value, number) => {
    expect(parseNumber(value)).toBe(number)
  })

  it.each([null, undefined, '', ' ', 'nan', 'NaN', 'null', 'inf'])(
    '%j counts as missing',
    (value) => {
      expect(isMissing(value)).toBe(true)
    },
  )

  it.each([0, '0', false, 'abc', {}])('%j does not count as missing', (value) => {
    expect(isMissing(value)).toBe(false)
  })
})
