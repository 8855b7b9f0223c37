import { PARAMETERS } from '@airshed/profiles'
import { describe, expect, it } from 'vitest'
import { converterFor } from './units.ts'

describe('units as received', () => {
  it.each([
    ['128:3', 'Pa', 100_003.54, 1000.0354],
    ['128:3', 'mbar', 1013, 1013],
    ['128:1', '°F', 212, 100],
    ['128:1', 'C', 21.5, 21.5],
    ['132:5', 'ug/m3', 7.1, 7.1],
    ['132:5', 'μg/m³', 7.1, 7.1],
    ['132:5', 'mg/m³', 0.007, 7],
    ['170:4', 'ppb', 500, 0.5],
    ['170:1', 'ppm', 0.02, 20],
    ['150:1', 'kn', 10, 5.144],
    ['150:1', 'mph', 10, 4.4704],
    ['160:1', 'dBA', 61, 61],
    ['131:10', null, 447, 447],
    ['140:12', null, 100, 100],
    // Gases by mass, at 293 K and 101.3 kPa: the factors of Directive 2008/50/EC.
    ['170:1', 'µg/m³', 38.26, 20],
    ['170:2', 'µg/m³', 119.75, 60],
    ['170:3', 'ug/m3', 26.64, 10],
    ['170:4', 'mg/m³', 11.647, 10],
    ['170:5', 'µg/m³', 38.26, 20],
    ['170:6', 'µg/m³', 12.477, 10],
  ])('converts %s in %s: %d is %d', (parameterId, unit, received, stored) => {
    expect(converterFor(parameterId, unit)?.(received)).toBeCloseTo(stored, 2)
  })

  it('converts a gas by mass at the air that its unit names, or else the chosen one', () => {
    const stored = (unit: string, reference: '20C' | '25C') =>
      converterFor('170:1', unit, reference)?.(188.0431)
    expect(stored('µg/m³', '25C')).toBeCloseTo(100, 3)
    expect(stored('µg/m³ (25 °C)', '20C')).toBeCloseTo(100, 3)
    expect(stored('µg/m³', '20C')).toBeCloseTo(98.2969, 3)
    expect(stored('µg/m³ (20 °C)', '25C')).toBeCloseTo(98.2969, 3)
    expect(converterFor('170:1', 'µg/m³ (T, p)', '20C')).toBeNull()
    // Particulate matter has no such air.
    expect(converterFor('132:5', 'µg/m³ (25 °C)')).toBeNull()
    expect(converterFor('132:5', 'µg/m³', '25C')?.(7)).toBe(7)
  })

  it('converts each unit that the catalogue lists for a parameter, and no other', () => {
    const everyUnit = new Set(PARAMETERS.flatMap(({ units }) => units))
    for (const { id, units } of PARAMETERS) {
      for (const unit of everyUnit) {
        expect([id, unit, converterFor(id, unit) !== null]).toEqual([
          id,
          unit,
          units.includes(unit),
        ])
      }
    }
  })

  it.each([
    // Depends on the calibration gas.
    ['140:11', 'µg/m³'],
    ['160:1', 'dB'],
    ['132:5', 'furlong'],
    ['999:9', 'ppm'],
  ])('%s in %s has no conversion', (parameterId, unit) => {
    expect(converterFor(parameterId, unit)).toBeNull()
  })
})
