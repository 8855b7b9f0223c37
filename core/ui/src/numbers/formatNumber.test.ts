import { describe, expect, it } from 'vitest'
import { formatTooltipValue, formatValue } from './formatNumber.ts'

describe('a figure', () => {
  it.each([
    [12.3456, 1, '12.3'],
    [12, 1, '12.0'],
    [1234.5, 0, '1,235'],
    [-0.04, 1, '0.0'],
    [null, 1, '–'],
    [Number.NaN, 1, '–'],
    [Number.POSITIVE_INFINITY, 1, '–'],
  ])('%d with %d decimals reads %s', (value, precision, expected) => {
    expect(formatValue(value, 'en-US', precision)).toBe(expected)
  })

  it('has three decimals unless a precision is given', () => {
    expect(formatValue(1.5, 'en-US')).toBe('1.500')
  })

  it('follows the language', () => {
    expect(formatValue(12.5, 'es-ES', 1)).toBe('12,5')
  })
})

describe('a figure in a tooltip', () => {
  it.each([
    [12.3456, '12.3456'],
    [12.34567, '12.3457'],
    [12.30000001, '12.3'],
    [7, '7'],
    [null, '–'],
  ])('%d reads %s', (value, expected) => {
    expect(formatTooltipValue(value, 'en-US')).toBe(expected)
  })
})
