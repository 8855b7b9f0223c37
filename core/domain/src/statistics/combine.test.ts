import { PARAMETER_KINDS } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { COMBINATIONS, combineValues, energyMean } from './combine.ts'

describe('values of a period', () => {
  it('of levels are combined by their energy', () => {
    expect(combineValues([60, 60, 60, 90], 'level')).toBeCloseTo(83.99, 2)
    expect(energyMean([55, 55])).toBeCloseTo(55, 12)
    expect(energyMean([0, 0])).toBe(0)
  })

  it('of levels far beyond any sound still give a number', () => {
    expect(energyMean([1e308, -1e308])).toBeCloseTo(300 - 10 * Math.log10(2), 9)
  })

  it('of rain are added', () => {
    expect(combineValues([0.2, 0.2, 0.2, 0.2], 'sum')).toBeCloseTo(0.8, 12)
    expect(combineValues([3, 0, 2], 'count')).toBe(5)
  })

  it('of maxima and minima are the greatest and the least', () => {
    expect(combineValues([71, 94.5, 80], 'maximum')).toBe(94.5)
    expect(combineValues([41, 38.2, 40], 'minimum')).toBe(38.2)
  })

  it('of directions are combined as vectors, which may cancel out', () => {
    expect(combineValues([350, 10], 'direction')).toBeCloseTo(0, 9)
    expect(combineValues([90, 270], 'direction')).toBeNull()
  })

  it('of a state are the share of the time in which it was on', () => {
    expect(combineValues([1, 0, 1, 1], 'boolean')).toBe(0.75)
  })

  it('leave gaps out', () => {
    for (const kind of PARAMETER_KINDS) {
      expect(combineValues([null, Number.NaN], kind)).toBeNull()
      expect(combineValues([null, 40, Number.NaN], kind)).toBeCloseTo(40, 9)
    }
  })

  it('have a rule for every kind', () => {
    expect(Object.keys(COMBINATIONS).toSorted()).toEqual(PARAMETER_KINDS.toSorted())
  })
})
