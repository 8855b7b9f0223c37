import { describe, expect, it } from 'vitest'
import { truncateTo } from './truncate.ts'

describe('a truncated concentration', () => {
  it.each([
    [9.099, 0.1, 9],
    [9.1, 0.1, 9.1],
    [35.4, 0.1, 35.4],
    [35.49, 0.1, 35.4],
    [0.0709, 0.001, 0.07],
    [0.3, 0.1, 0.3],
    [154.999, 1, 154],
    [154, 1, 154],
    [-0.05, 0.1, -0.1],
    [12.345, null, 12.345],
  ])('truncates %f to steps of %s as %f', (value, step, expected) => {
    expect(truncateTo(value, step)).toBe(expected)
  })

  it('keeps every multiple of a step as it is', () => {
    for (let tenths = 0; tenths < 6000; tenths += 1) {
      expect(truncateTo(Number((tenths / 10).toFixed(1)), 0.1)).toBe(tenths / 10)
    }
  })
})
