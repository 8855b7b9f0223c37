import { PARAMETER_KINDS } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { COMBINATIONS, combineValues, energyMean } from './combine.ts'

describe('combined values of a period', () => {
  it('combines sound levels by their energy', () => {
    expect(combineValues([60, 60, 60, 90], 'level')).toBeCloseTo(83.99, 2)
    expect(energyMean([55, 55])).toBeCloseTo(55, 12)
    expect(energyMean([0, 0])).toBe(0)
  })

  it('gives a finite number for levels far beyond any sound', () => {
    expect(energyMean([1e308, -1e308])).toBeCloseTo(300 - 10 * Math.log10(2), 9)
  })

  it('adds totals of rain and counts', () => {
    expect(combineValues([0.2, 0.2, 0.2, 0.2], 'sum')).toBeCloseTo(0.8, 12)
    expect(combineValues([3, 0, 2], 'count')).toBe(5)
  })

  it('takes the greatest of maxima and the least of minima', () => {
    expect(combineValues([71, 94.5, 80], 'maximum')).toBe(94.5)
    expect(combineValues([41, 38.2, 40], 'minimum')).toBe(38.2)
  })

  it('combines directions as vectors, which may cancel out', () => {
    expect(combineValues([350, 10], 'direction')).toBeCloseTo(0, 9)
    expect(combineValues([90, 270], 'direction')).toBeNull()
  })

  it('gives the share of time in which a state was on', () => {
    expect(combineValues([1, 0, 1, 1], 'boolean')).toBe(0.75)
  })

  it('leaves gaps out of combined values', () => {
    for (const kind of PARAMETER_KINDS) {
      expect(combineValues([null, Number.NaN], kind)).toBeNull()
      expect(combineValues([null, 40, Number.NaN], kind)).toBeCloseTo(40, 9)
    }
  })

  it('knows a rule of combination for every kind of parameter', () => {
    expect(Object.keys(COMBINATIONS).toSorted()).toEqual(PARAMETER_KINDS.toSorted())
  })
})
