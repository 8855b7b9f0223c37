import { describe, expect, it } from 'vitest'
import { computedValues } from './computedValues.ts'
import { measuredMass } from './computedMass.ts'
import type { ComputedDefinition } from './computedDefinition.ts'
import { NOON_MS, seriesOf } from './sourceSeries.fixture.ts'

const NO2 = 46.0055

describe('the mass of a gas at measured conditions', () => {
  // c · M · p / (R · T), computed independently in R.
  it.each([
    ['cold air in the hills', [100, 5, 950], 188.9819],
    ['the same, ten kelvin warmer', [100, 15, 950], 182.4234],
    ['thinner air', [100, 15, 900], 172.8222],
    ['no gas at all', [0, 15, 900], 0],
    ['drift below zero', [-1, 15, 900], -1.728222],
  ])('computes the mass in %s', (_, readings, expected) => {
    expect(measuredMass(NO2, readings)).toBeCloseTo(expected, 3)
  })

  it.each([
    ['below absolute zero', [100, -274, 1013]],
    ['without a pressure', [100, 20, 0]],
    ['with a pressure below zero', [100, 20, -5]],
    ['without a reading', [100, 20]],
    ['beyond all numbers', [1e308, -273.1499999, 1e300]],
  ])('gives no mass in air %s', (_, readings) => {
    expect(measuredMass(NO2, readings)).toBeNull()
  })
})

it('computes the mass at each reading of the three, from the newest of each that is current', () => {
  const definition: ComputedDefinition = {
    function: 'mass',
    source: 'no2',
    reference: 'measured',
    air: ['t', 'p'],
  }
  const gas = seriesOf([
    [0, 100],
    [4, 100],
    [20, 100],
  ])
  const celsius = seriesOf([
    [0, 5],
    [2, 15],
    [4, 15],
    [20, 15],
  ])
  const pressure = seriesOf([
    [1, 950],
    [3, 900],
  ])
  const { times, values } = computedValues(definition, [gas, celsius, pressure], NO2, {
    from: NOON_MS,
    to: NOON_MS + 3_600_000,
  })
  expect(times.map((ts) => (ts - NOON_MS) / 60_000)).toEqual([1, 2, 3, 4])
  for (const [at, value] of [188.9819, 182.4234, 172.8222, 172.8222].entries()) {
    expect(values[at]).toBeCloseTo(value, 3)
  }
})
