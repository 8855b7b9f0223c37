import type { OrganizationRow } from '@airshed/console-kit'

/** Where things are sent to in one line, else where the organization says that it is. */
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
