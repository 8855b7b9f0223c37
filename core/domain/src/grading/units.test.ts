import { describe, expect, it } from 'vitest'
import { conversionFactor, standardUnit } from './units.ts'

describe('a conversion factor', () => {
  it.each([
    ['ozone', '170:2', 'ppb', 'ppm', 0.001],
    ['ozone', '170:2', 'ppb', 'µg/m³', 1.996],
    ['nitrogen dioxide', '170:1', 'ppb', 'µg/m³', 1.913],
    ['sulphur dioxide', '170:3', 'ppb', 'µg/m³', 2.664],
    ['carbon monoxide', '170:4', 'ppm', 'mg/m³', 1.165],
    ['VOC as ethanol', '140:11', 'ppb', 'µg/m³', 1.883],
    ['PM2.5', '132:5', 'mg/m³', 'µg/m³', 1000],
    ['temperature', '128:1', '°C', '°C', 1],
  ])('converts %s (%s) from %s to %s', (_, parameterId, from, to, expected) => {
    expect(conversionFactor(parameterId, from, to)).toBeCloseTo(expected, 3)
    expect(conversionFactor(parameterId, to, from)).toBeCloseTo(1 / expected, 3)
  })

  it.each([
    ['a VOC index is no concentration', '140:12', '', 'µg/m³'],
    ['a gas without molar data', '180:1', 'µg/m³', 'ppb'],
    ['degrees and percent', '128:1', '°C', '%'],
  ])('guesses no conversion: %s', (_, parameterId, from, to) => {
    expect(conversionFactor(parameterId, from, to)).toBeNull()
  })
})

describe('a mass concentration with its reference temperature', () => {
  // M · p / (R · T) with R = 8.314462618 J/(mol·K), computed independently for 100 ppb, of carbon monoxide for 100 ppm.
  it.each([
    ['nitrogen dioxide', '170:1', 'ppb', 'µg/m³ (20 °C)', 191.3011],
    ['nitrogen dioxide', '170:1', 'ppb', 'µg/m³ (25 °C)', 188.0431],
    ['ozone', '170:2', 'ppb', 'µg/m³ (20 °C)', 199.5872],
    ['ozone', '170:2', 'ppb', 'µg/m³ (25 °C)', 196.1881],
    ['sulphur dioxide', '170:3', 'ppb', 'µg/m³ (20 °C)', 266.3923],
    ['sulphur dioxide', '170:3', 'ppb', 'µg/m³ (25 °C)', 261.8555],
    ['carbon monoxide', '170:4', 'ppm', 'mg/m³ (20 °C)', 116.4722],
    ['carbon monoxide', '170:4', 'ppm', 'mg/m³ (25 °C)', 114.4886],
  ])('converts %s (%s): 100 %s in %s', (_, parameterId, from, to, expected) => {
    expect(100 * (conversionFactor(parameterId, from, to) ?? 0)).toBeCloseTo(expected, 3)
    expect(expected * (conversionFactor(parameterId, to, from) ?? 0)).toBeCloseTo(100, 3)
  })

  it('equals the mass unit of a standard with the same reference temperature', () => {
    expect(conversionFactor('170:1', 'µg/m³', 'µg/m³ (20 °C)')).toBe(1)
    expect(conversionFactor('140:11', 'µg/m³', 'µg/m³ (25 °C)')).toBe(1)
  })

  it('converts to another reference temperature by the ratio of the densities', () => {
    // (293 / 101.3) / (298.15 / 101.325)
    const ratio = conversionFactor('170:2', 'µg/m³ (20 °C)', 'mg/m³ (25 °C)')
    expect(ratio).toBeCloseTo(0.00098297, 8)
  })

  it('converts no mass from measured conditions to other ones', () => {
    expect(conversionFactor('170:1', 'µg/m³ (T, p)', 'ppb')).toBeNull()
    expect(conversionFactor('170:1', 'µg/m³ (T, p)', 'µg/m³ (20 °C)')).toBeNull()
    expect(conversionFactor('170:1', 'µg/m³ (T, p)', 'µg/m³ (T, p)')).toBe(1)
  })
})

describe('the unit of a standard', () => {
  it.each([
    ['170:2', 'µg/m³', 'µg/m³ (20 °C)'],
    ['170:4', 'mg/m³', 'mg/m³ (20 °C)'],
    ['140:11', 'µg/m³', 'µg/m³ (25 °C)'],
    ['170:1', 'ppb', 'ppb'],
    ['132:5', 'µg/m³', 'µg/m³'],
    ['170:1', 'µg/m³ (25 °C)', 'µg/m³ (25 °C)'],
  ])('names the unit of %s in %s as %s', (parameterId, unit, reported) => {
    expect(standardUnit(parameterId, unit)).toBe(reported)
  })
})
