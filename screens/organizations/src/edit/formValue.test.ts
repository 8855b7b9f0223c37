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

it('a form that was not changed asks for what is there', () => {
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

it('what nobody told is absent from the form, and null in the change', () => {
  const form = formOf(organizationDetails('org_city', { contact: null, addresses: [] }))
  expect(form).toEqual({
    name: 'City of Rivermouth',
    industry: 'Air quality',
    billing_same_as_shipping: true,
    gas_reference: '20C',
  })
  expect(updateOf(form)).toMatchObject({ contact: null, location: null, logo: null })
})

it('a bill that goes elsewhere has its own address', () => {
  const apart = organizationDetails('org_city', {
    addresses: [billing],
    billing_same_as_shipping: false,
  })
  expect(formOf(apart)).toMatchObject({ billing_street: 'Hill 2', billing_zip_code: '1011' })
  expect(updateOf(formOf(apart)).addresses?.[1]).toEqual(billing)
  expect(updateOf({ ...formOf(apart), billing_same_as_shipping: true }).addresses).toHaveLength(1)
})

it('the air to which gases by mass refer is told both ways', () => {
  const american = organizationDetails('org_city', { gas_reference: '25C' })
  expect(updateOf(formOf(american))).toMatchObject({ gas_reference: '25C' })
})
