import { describe, expect, it } from 'vitest'
import { sparklinePath } from './sparklinePath.ts'

describe('a sparkline', () => {
  it.each([
    ['no values', [], ''],
    ['gaps alone', [Number.NaN], ''],
    ['one value', [5], 'M0.0 5.0h0'],
    ['values alike', [5, 5], 'M0.0 5.0h0L10.0 5.0'],
    ['a rise', [0, 1], 'M0.0 10.0h0L10.0 0.0'],
    ['a gap', [0, Number.NaN, 1], 'M0.0 10.0h0M10.0 0.0h0'],
  ])('draws the sparkline of %s', (_, values, path) => {
    expect(sparklinePath(values, 10, 10, { marginPx: 0 })).toBe(path)
  })

  it('draws values that hardly change in the middle', () => {
    const path = sparklinePath([432, 440], 10, 100, { marginPx: 0, leastSpan: 80 })
    expect(path).toBe('M0.0 55.0h0L10.0 45.0')
  })
})
