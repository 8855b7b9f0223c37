import { expect, it } from 'vitest'
import { ambiguousCodes, statusFlags } from './columnStatus.ts'

it.each([
  ['V', 0],
  [' I ', 16],
  ['F', 1],
  ['whatever else', 0],
  ['', 0],
])('the status %j without a list of good ones has flag %d', (cell, flags) => {
  expect(statusFlags({ column: 'qc', invalid: ['I'], fault: ['F'] })(cell)).toBe(flags)
})

it.each([
  ['1', 0],
  ['-1', 16],
  ['', 16],
  ['E', 1],
])('the status %j beside a list of good ones has flag %d', (cell, flags) => {
  expect(statusFlags({ column: 'qc', valid: ['1', '2'], fault: ['E'] })(cell)).toBe(flags)
})

it('a code in two lists is found', () => {
  expect(ambiguousCodes({ column: 'qc', valid: ['1', '1'], invalid: ['0', '1'] })).toEqual(['1'])
})
