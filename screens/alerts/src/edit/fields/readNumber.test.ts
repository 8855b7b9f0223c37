import { expect, it } from 'vitest'
import { readNumber } from './readNumber.ts'

it.each([
  ['35', 35],
  [' 0,5 ', 0.5],
  ['-12.25', -12.25],
  ['.5', 0.5],
  ['1e3', 1000],
  ['', null],
  ['-', null],
  ['12 µg', null],
  ['1,000.5', null],
  ['1e16', null],
  ['Infinity', null],
])('%j is %j', (text, value) => {
  expect(readNumber(text)).toBe(value)
})
