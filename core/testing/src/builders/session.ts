import {
  PERMISSIONS,
  type Locale,
  type Organization,
  type OrganizationDetails,
  type User,
} from '@airshed/schemas'
import { TEST_NOW_MS, TEST_TIMEZONE } from './times.ts'

/** The organization that built devices belong to, or another one by its id. */
export function organization(id = 'org_city', changes: Partial<Organization> = {}): Organization {
  return {
    id,
    name: id === 'org_city' ? 'City of Rivermouth' : id,
    external_id: '00000000-0000-4000-8000-0000000c1710',
    slug: id,
    logo: null,
    is_simulated: true,
    is_locked: false,
    ...changes,
  }
}

/** An organization with the details of its page, as seen by its owner. */
export function organizationDetails(
  id = 'org_city',
  changes: Partial<OrganizationDetails> = {},
): OrganizationDetails {
  return {
    ...organization(id),
    industry: 'Air quality',
    contact: 'Olga Owner',
    location: null,
    addresses: [
      {
        type: 'shipping',
        street: 'Quay Street 1',
        city: 'Rivermouth',
        state: '',
        country: 'New Zealand',
        zip_code: '1010',
      },
    ],
    billing_same_as_shipping: true,
    below_limit: 'half',
    is_recounting: false,
    gas_reference: '20C',
    readings_basis: 'corrected',
    created_at: TEST_NOW_MS - 40 * 86_400_000,
    member_count: 4,
    node_count: 5,
    stats: { Purifier: 2, 'Thiamis-1000': 3 },
    actions: ['modify', 'delete'],
    ...changes,
  }
}

/** A user with all permissions in `org_city`. */
export function user(changes: Partial<User> & { locale?: Locale } = {}): User {
  return {
    id: 'user_olga',
    external_id: '00000000-0000-4000-8000-00000000016a',
    email: 'olga@rivermouth.example',
    fullName: 'Olga Owner',
    initials: 'OO',
    picture: null,
    locale: 'en_US',
    first_name: 'Olga',
    last_name: 'Owner',
    is_locale_chosen: true,
    intercom_identity: null,
    access_context: null,
    permissions: Object.fromEntries(PERMISSIONS.map((name) => [name, ['org_city']])),
    timezone: TEST_TIMEZONE,
    phone_number: null,
    temp_units: 'C',
    ...changes,
  }
}
