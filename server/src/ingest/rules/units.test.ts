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
  ])('%s in %s: %d is %d', (parameterId, unit, received, stored) => {
    expect(converterFor(parameterId, unit)?.(received)).toBeCloseTo(stored, 3)
  })

  it.each([
    // Depends on temperature and pressure.
    ['170:1', 'µg/m³'],
    // Depends on the calibration gas.
    ['140:11', 'µg/m³'],
    ['160:1', 'dB'],
    ['132:5', 'furlong'],
    ['999:9', 'ppm'],
  ])('%s in %s has no conversion', (parameterId, unit) => {
    expect(converterFor(parameterId, unit)).toBeNull()
  })
})
