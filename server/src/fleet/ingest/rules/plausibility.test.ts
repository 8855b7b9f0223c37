import { describe, expect, it } from 'vitest'
import { plausibilityFlag } from './plausibility.ts'

describe('a value outside its plausible range', () => {
  it.each([
    [-80.1, 8],
    [-80, 0],
    [60, 0],
    [60.1, 8],
    [Number.NaN, 8],
  ])('gives %d outside -80 to 60 the flag %d', (value, flag) => {
    expect(plausibilityFlag({ min: -80, max: 60 }, value)).toBe(flag)
  })

  it('flags nothing without a range', () => {
    expect(plausibilityFlag(null, 1e15)).toBe(0)
  })
})
