import type { OrganizationRow } from '@airshed/console-kit'

/** The shipping address in one line, otherwise the address of the organization. */
export function addressLine({
  addresses = [],
  location,
}: Pick<OrganizationRow, 'addresses' | 'location'>): string {
  const shipping = addresses.find(({ type }) => type === 'shipping')
  if (shipping === undefined) return location ?? ''
  const { street, zip_code: zip, city, state, country } = shipping
  const place = [zip, city].filter((part) => part !== '').join(' ')
  return [street, place, state, country].filter((part) => part !== '').join(', ')
}
