import { describe, expect, it } from 'vitest'
import { conversionFactor } from './units.ts'

describe('a conversion', () => {
  it.each([
    ['ozone', '170:2', 'ppb', 'ppm', 0.001],
    ['ozone', '170:2', 'ppb', 'µg/m³', 1.996],
    ['nitrogen dioxide', '170:1', 'ppb', 'µg/m³', 1.913],
    ['sulphur dioxide', '170:3', 'ppb', 'µg/m³', 2.664],
    ['carbon monoxide', '170:4', 'ppm', 'mg/m³', 1.165],
    ['VOC as ethanol', '140:11', 'ppb', 'µg/m³', 1.883],
    ['PM2.5', '132:5', 'mg/m³', 'µg/m³', 1000],
    ['temperature', '128:1', '°C', '°C', 1],
  ])('of %s (%s) from %s to %s', (_, parameterId, from, to, expected) => {
    expect(conversionFactor(parameterId, from, to)).toBeCloseTo(expected, 3)
    expect(conversionFactor(parameterId, to, from)).toBeCloseTo(1 / expected, 3)
  })

  it.each([
    ['a VOC index is no concentration', '140:12', '', 'µg/m³'],
    ['a gas without molar data', '180:1', 'µg/m³', 'ppb'],
    ['degrees and percent', '128:1', '°C', '%'],
  ])('is not guessed: %s', (_, parameterId, from, to) => {
    expect(conversionFactor(parameterId, from, to)).toBeNull()
  })
})
