import { describe, expect, it } from 'vitest'
import { contrastRatio, inkOn } from './contrast.ts'

describe('the contrast of colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('computes the contrast of %s and %s as %d', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2)
  })

  it.each([
    ['#86264a', '#ffffff'],
    ['#ffff00', '#0e161b'],
    ['#b3a62e', '#0e161b'],
  ])('writes on %s in the ink %s', (ground, ink) => {
    expect(inkOn(ground)).toBe(ink)
  })
})
