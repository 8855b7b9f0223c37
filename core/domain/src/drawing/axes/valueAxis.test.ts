import { describe, expect, it } from 'vitest'
import {
  decimalsOfStep,
  limitLabel,
  valueEnds,
  valueLabels,
  withLimits,
  withOthers,
} from './valueAxis.ts'

describe('labels of a value axis', () => {
  it.each([
    [10, 0],
    [1, 0],
    [0.5, 1],
    [0.25, 2],
    [0.1, 1],
    [0.002, 3],
    [0, 0],
  ])('a step of %d needs %d decimals', (step, decimals) => {
    expect(decimalsOfStep(step)).toBe(decimals)
  })

  it('labels of an axis have the same decimals, and zero has no sign', () => {
    expect(valueLabels('en-US')([-0.5, -1e-17, 0.5], 0.5)).toEqual(['-0.5', '0.0', '0.5'])
    expect(valueLabels('es-ES')([0.5], 0.5)).toEqual(['0,5'])
  })

  it.each([
    ['far apart', [0, 5e11], 5e11, ['0', '500,000,000,000']],
    ['that are huge', [0, 5e11, 1e12], 5e11, ['0E0', '5E11', '1E12']],
    ['as large as numbers are', [1e308, Number.MAX_VALUE], 1e308, ['1E308', '1.798E308']],
    ['that are tiny', [0, 2e-9, 4e-9], 2e-9, ['0E0', '2E-9', '4E-9']],
    ['very close to each other', [20, 20.0000001], 1e-7, ['20.0000000', '20.0000001']],
  ])('writes labels of values %s', (_, splits, step, expected) => {
    expect(valueLabels('en-US')(splits, step)).toEqual(expected)
  })
})

it.each([
  [35, 'en', '35'],
  [1_234_567, 'en', '1,234,570'],
  [0.0215, 'es', '0,0215'],
  [0, 'en', '0'],
  [-2e15, 'en', '-2E15'],
  [3.25e-9, 'es', '3,25E-9'],
])('writes a limit of %d in %s as %s', (value, locale, expected) => {
  expect(limitLabel(value, locale)).toBe(expected)
})

describe('the ends of a value axis', () => {
  it.each([
    ['no values', null, null, [0, 1]],
    ['values near zero', 2, 12, [0, 13]],
    ['values far from zero', 1000, 1010, [999, 1011]],
    ['values on both sides', -5, 5, [-6, 6]],
    ['values below zero', -10, -1, [-10.9, -0.1]],
    ['one value', 20, 20, [18, 22]],
    ['zero alone', 0, 0, [0, 0.5]],
  ])('leaves room around %s', (_, minimum, maximum, expected) => {
    const ends = valueEnds(minimum, maximum)
    expect(ends[0]).toBeCloseTo(expected[0] ?? 0)
    expect(ends[1]).toBeCloseTo(expected[1] ?? 0)
  })

  it.each([
    ['values that hardly change are in its middle', 432, 440, [386, 486]],
    ['values above zero do not make it go below', 3, 5, [0, 100]],
    ['values that change more fill it', 400, 600, [380, 620]],
  ])('keeps the ends a least span apart: %s', (_, minimum, maximum, expected) => {
    expect(valueEnds(minimum, maximum, 100)).toEqual(expected)
  })
})

describe('an axis that also shows the values of other charts', () => {
  const others = { unit: 'ppb', axisValues: [2, 40] as const }

  it.each([
    ['of its unit', [others], [2, 40]],
    ['not of another unit', [{ ...others, unit: 'ppm' }], [4, 12]],
    ['not for a line that is switched off', [{ ...others, isHidden: true }], [4, 12]],
    ['never less than its own values', [{ ...others, axisValues: [6, 8] as const }], [4, 12]],
  ])('shows the values of other charts: %s', (_, series, expected) => {
    expect(withOthers(4, 12, series, 'ppb')).toEqual(expected)
  })

  it('gives no ends without values of its own', () => {
    expect(withOthers(null, null, [others], 'ppb')).toEqual([null, null])
  })
})

describe('the limits of an axis', () => {
  const at = (value: number) => ({ value, beyond: 'widen' as const })
  it.each([
    ['within the values leave it as it is', [at(8)], [0, 10]],
    ['a little above widen it, with room for their words', [at(15)], [0, 17]],
    ['twice as far away are just within reach', [at(20)], [0, 22]],
    ['further away do not flatten the lines', [at(20.1)], [0, 10]],
    ['a little below widen it downwards', [at(-5)], [-7, 10]],
    ['on both sides widen it to both', [at(-5), at(15)], [-7, 17]],
    ['that are only hinted at do not widen it', [{ value: 15, beyond: 'hint' as const }], [0, 10]],
    ['of old do not widen it', [{ value: 15 }], [0, 10]],
    ['that are none leave it as it is', [], [0, 10]],
  ])('axis limits %s', (_, limits, expected) => {
    expect(withLimits([0, 10], limits)).toEqual(expected)
  })

  it('widens the axis to the same limits in °C and in °F', () => {
    const fahrenheit = (celsius: number): number => celsius * 1.8 + 32
    for (const limit of [10, 24, 27, 35, 60]) {
      const [, inC] = withLimits([18, 26], [at(limit)])
      const [, inF] = withLimits([fahrenheit(18), fahrenheit(26)], [at(fahrenheit(limit))])
      expect(inF).toBeCloseTo(fahrenheit(inC))
    }
  })
})
