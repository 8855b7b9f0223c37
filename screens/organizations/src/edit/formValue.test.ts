import { organizationDetails } from '@airshed/testing'
import { expect, it } from 'vitest'
import { formOf, updateOf } from './formValue.ts'

const billing = {
  type: 'billing',
  street: 'Hill 2',
  city: 'Rivermouth',
  state: '',
  country: 'New Zealand',
  zip_code: '1011',
} as const

it('sends the stored values when the form is unchanged', () => {
  const { name, logo, contact, industry, location, addresses } = organizationDetails()
  expect(updateOf(formOf(organizationDetails()))).toEqual({
    name,
    logo,
    contact,
    industry,
    location,
    addresses,
    billing_same_as_shipping: true,
    gas_reference: '20C',
  })
})

it('leaves unknown values out of the form, and sends null for them', () => {
  const form = formOf(organizationDetails('org_city', { contact: null, addresses: [] }))
  expect(form).toEqual({
    name: 'City of Rivermouth',
    industry: 'Air quality',
    billing_same_as_shipping: true,
    gas_reference: '20C',
  })
  expect(updateOf(form)).toMatchObject({ contact: null, location: null, logo: null })
})

it('keeps a separate billing address', () => {
  const apart = organizationDetails('org_city', {
    addresses: [billing],
    billing_same_as_shipping: false,
  })
  expect(formOf(apart)).toMatchObject({ billing_street: 'Hill 2', billing_zip_code: '1011' })
  expect(updateOf(formOf(apart)).addresses?.[1]).toEqual(billing)
  expect(updateOf({ ...formOf(apart), billing_same_as_shipping: true }).addresses).toHaveLength(1)
})

it('keeps the reference conditions of gases through the form', () => {
  const american = organizationDetails('org_city', { gas_reference: '25C' })
  expect(updateOf(formOf(american))).toMatchObject({ gas_reference: '25C' })
})
