import { expect, it } from 'vitest'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { endDevice, MAPPED } from './testsupport/endDevice.fixture.ts'

it('shows a parameter and its unit as one choice', () => {
  const mapping = [...MAPPED, { field: 'voc', parameter: '140:12', unit: '' }]
  const value = {
    fields: [
      { field: 'temperature', meaning: '128:1 °F' },
      { field: 'voc', meaning: '140:12' },
    ],
  }
  expect(fromDevice(endDevice(mapping))).toEqual(value)
  expect(toPayload(value)).toEqual({ payload_mapping: mapping })
})

it.each([
  ['a parameter that the catalogue does not have', { field: 'x', parameter: '1:99', unit: '' }],
  ['a unit that does not convert', { field: 'x', parameter: '128:1', unit: 'Pa' }],
])('leaves out %s', (_, unknown) => {
  expect(fromDevice(endDevice([unknown, ...MAPPED]))).toEqual(fromDevice(endDevice(MAPPED)))
})

it('returns nothing for a device whose payload is not mapped', () => {
  expect(fromDevice(endDevice())).toEqual({ fields: [] })
  expect(toPayload({ fields: [] })).toEqual({ payload_mapping: [] })
})

it.each([
  ['/payload_mapping', '/fields'],
  ['/payload_mapping/3/field', '/fields/3/field'],
  ['/payload_mapping/3/parameter', '/fields/3/meaning'],
  ['/payload_mapping/12/unit', '/fields/12/meaning'],
  ['/name', '/name'],
])('shows an issue at %s in the field %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
