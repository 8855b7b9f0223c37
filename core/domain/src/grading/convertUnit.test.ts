import { describe, expect, it } from 'vitest'
import { convertedPrecision, unitConverter } from './convertUnit.ts'

describe('a value in another unit', () => {
  it.each([
    ['128:1', '°C', '°F', -40, -40],
    ['128:1', '°C', '°F', 21.5, 70.7],
    ['128:1', '°F', '°C', 212, 100],
    ['132:5', 'µg/m³', 'mg/m³', 12.5, 0.0125],
    ['140:11', 'ppb', 'ppm', 250, 0.25],
    ['131:10', 'ppm', 'ppm', 415, 415],
  ])('converts %s from %s to %s: %d is %d', (path, from, to, value, expected) => {
    expect(unitConverter(path, from, to)?.(value)).toBeCloseTo(expected, 10)
  })

  it.each([
    ['128:2', '%', '°C'],
    ['140:12', '', 'ppb'],
  ])('converts no %s from %s to %s', (path, from, to) => {
    expect(unitConverter(path, from, to)).toBeNull()
  })

  it.each([
    ['132:5', 'µg/m³', 'mg/m³', 1, 4],
    ['140:11', 'ppb', 'ppm', 0, 3],
    ['128:1', '°C', '°F', 1, 1],
  ])(
    'a conversion of %s from %s to %s keeps its digits: %d decimals become %d',
    (path, from, to, had, has) => {
      const convert = unitConverter(path, from, to)
      expect(convert && convertedPrecision(had, convert)).toBe(has)
    },
  )
})
