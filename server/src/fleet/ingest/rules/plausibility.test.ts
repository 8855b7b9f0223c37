import { describe, expect, it } from 'vitest'
import { plausibilityFlag } from './plausibility.ts'

describe('a value outside its plausible range', () => {
  it.each([
    [-80.1, 8],
    [-80, 0],
    [60, 0],
    [60.1, 8],
    [Number.NaN, 8],
  ])('from -80 to 60, %d has flag %d', (value, flag) => {
    expect(plausibilityFlag({ min: -80, max: 60 }, value)).toBe(flag)
  })

  it('does not exist where nothing bounds it', () => {
    expect(plausibilityFlag(null, 1e15)).toBe(0)
  })
})
