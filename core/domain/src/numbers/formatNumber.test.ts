import { describe, expect, it } from 'vitest'
import { formatReading, formatTooltipValue, formatValue } from './formatNumber.ts'

describe('a figure', () => {
  it.each([
    [12.3456, 1, '12.3'],
    [12, 1, '12.0'],
    [1234.5, 0, '1,235'],
    [-0.04, 1, '0.0'],
    [null, 1, '–'],
    [Number.NaN, 1, '–'],
    [Number.POSITIVE_INFINITY, 1, '–'],
  ])('writes %d with %d decimals as %s', (value, precision, expected) => {
    expect(formatValue(value, 'en-US', precision)).toBe(expected)
  })

  it('writes three decimals unless a precision is given', () => {
    expect(formatValue(1.5, 'en-US')).toBe('1.500')
  })

  it('writes figures as the language does', () => {
    expect(formatValue(12.5, 'es-ES', 1)).toBe('12,5')
  })
})

describe('a reading in text', () => {
  it.each([
    ['35', 35, { precision: 1, decimals: 0 }],
    ['35.0', 35, { precision: 1, decimals: 1 }],
    // What was known of its data point is no longer true: it is not cut.
    ['35.2', 35.2, { precision: 1, decimals: 0 }],
    ['35.2', Math.fround(35.2), { precision: 1, decimals: 1 }],
    ['35.3', 35.25, { precision: 1, decimals: 0 }],
    ['35', 35.2, { precision: 0, decimals: 0 }],
    ['35.0', 35, { precision: 1 }],
    ['1,235', 1235, { precision: 2, decimals: 0 }],
    ['0', -0, { precision: 1, decimals: 0 }],
    ['–', null, { precision: 1, decimals: 0 }],
    ['–', Number.NaN, { precision: 1, decimals: 0 }],
  ])('writes the reading %s', (expected, value, decimals) => {
    expect(formatReading(value, 'en-US', decimals)).toBe(expected)
  })

  it('writes whole readings without the decimals of their mean', () => {
    const point = { precision: 1, decimals: 0 }
    expect([19, 20].map((value) => formatReading(value, 'es-ES', point))).toEqual(['19', '20'])
    expect(formatValue(19.75, 'es-ES', point.precision)).toBe('19,8')
  })
})

describe('a figure in a tooltip', () => {
  it.each([
    [12.3456, '12.3456'],
    [12.34567, '12.3457'],
    [12.30000001, '12.3'],
    [7, '7'],
    [null, '–'],
  ])('writes %d in a tooltip as %s', (value, expected) => {
    expect(formatTooltipValue(value, 'en-US')).toBe(expected)
  })
})
