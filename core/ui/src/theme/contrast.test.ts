import { describe, expect, it } from 'vitest'
import { contrastRatio, inkOn } from './contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2)
  })

  it.each([
    ['#86264a', '#ffffff'],
    ['#ffff00', '#0e161b'],
    ['#b3a62e', '#0e161b'],
  ])('on %s the ink is %s', (ground, ink) => {
    expect(inkOn(ground)).toBe(ink)
  })
})
