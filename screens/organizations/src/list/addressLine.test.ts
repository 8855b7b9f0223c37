import { expect, it } from 'vitest'
import { addressLine } from './addressLine.ts'

const shipping = {
  type: 'shipping',
  street: 'Quay Street 1',
  city: 'Rivermouth',
  state: '',
  country: 'New Zealand',
  zip_code: '1010',
} as const

it.each([
  [{ addresses: [shipping] }, 'Quay Street 1, 1010 Rivermouth, New Zealand'],
  [{ addresses: [{ ...shipping, zip_code: '', street: '' }] }, 'Rivermouth, New Zealand'],
  [{ addresses: [{ ...shipping, type: 'billing' as const }], location: 'The port' }, 'The port'],
  [{ location: null }, ''],
])('the address of %j is written %j', (organization, line) => {
  expect(addressLine(organization)).toBe(line)
})
