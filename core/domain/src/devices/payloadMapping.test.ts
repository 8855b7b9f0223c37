import type { PayloadField } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { payloadMappingIssues, receivedParameters } from './payloadMapping.ts'

const temperature: PayloadField = { field: 'temp', parameter: '128:1', unit: '°F' }
const humidity: PayloadField = { field: 'soil.moisture', parameter: '128:2', unit: '%' }

describe('the mapping of a decoded payload', () => {
  it('accepts an empty mapping, and every parameter in every unit that converts', () => {
    expect(payloadMappingIssues([])).toEqual([])
    for (const { parameter, unit } of receivedParameters()) {
      expect(payloadMappingIssues([{ field: 'x', parameter, unit }])).toEqual([])
    }
  })

  it.each<[string, PayloadField[], string, string, string]>([
    [
      'a field twice',
      [temperature, { ...humidity, field: 'temp' }],
      '/1/field',
      'a field that is mapped once',
      '"temp"',
    ],
    [
      'a parameter twice',
      [temperature, humidity, { field: 'outside', parameter: '128:1', unit: '°C' }],
      '/2/parameter',
      'a parameter that one field alone measures',
      '"128:1"',
    ],
    [
      'a parameter that nobody knows',
      [{ ...temperature, parameter: '1:99' }],
      '/0/parameter',
      'a parameter of the catalogue',
      '"1:99"',
    ],
    [
      'a unit of something else',
      [{ ...temperature, unit: 'Pa' }],
      '/0/unit',
      'one of °C, °F, K',
      '"Pa"',
    ],
    ['a unit where none fits', [{ ...humidity, unit: '' }], '/0/unit', '"%"', '""'],
  ])('refuses a mapping with %s', (_, mapping, path, expected, got) => {
    expect(payloadMappingIssues(mapping)).toEqual([{ path, expected, got }])
  })

  it('lists every issue of one field', () => {
    const issues = payloadMappingIssues([temperature, { ...temperature, unit: 'mm' }])
    expect(issues.map(({ path }) => path)).toEqual(['/1/field', '/1/parameter', '/1/unit'])
  })
})
