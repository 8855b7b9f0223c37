import type { OrganizationDetails, OrganizationUpdate } from '@airshed/console-kit'
import type { OrganizationForm } from './organizationForm.ts'

type Address = OrganizationDetails['addresses'][number]
type Kind = Address['type']

const PARTS = ['street', 'zip_code', 'city', 'state', 'country'] as const

/** The fields without unknown ones. */
const stated = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }

const linesOf = (type: Kind, address: Address | undefined) =>
  stated(Object.fromEntries(PARTS.map((part) => [`${type}_${part}`, address?.[part] ?? ''])))

/** An organization as the form shows it. */
export function formOf(organization: OrganizationDetails): OrganizationForm {
  const { name, logo, contact, industry, location, addresses } = organization
  const of = (type: Kind) => addresses.find((address) => address.type === type)
  return {
    name,
    ...stated({ logo, contact, industry, location }),
    ...linesOf('shipping', of('shipping')),
    ...linesOf('billing', of('billing')),
    billing_same_as_shipping: organization.billing_same_as_shipping,
    gas_reference: organization.gas_reference,
  }
}

/** The update that a form requests. */
export function updateOf(form: OrganizationForm): OrganizationUpdate {
  const addressOf = (type: Kind): Address => {
    const part = (name: (typeof PARTS)[number]): string => form[`${type}_${name}`] ?? ''
    return {
      type,
      street: part('street'),
      zip_code: part('zip_code'),
      city: part('city'),
      state: part('state'),
      country: part('country'),
    }
  }
  const { name, logo, contact, industry, location, billing_same_as_shipping: isSame } = form
  const { gas_reference } = form
  return {
    name,
    logo: logo ?? null,
    contact: contact ?? null,
    industry: industry ?? null,
    location: location ?? null,
    addresses: [addressOf('shipping'), ...(isSame ? [] : [addressOf('billing')])],
    billing_same_as_shipping: isSame,
    gas_reference,
  }
}
