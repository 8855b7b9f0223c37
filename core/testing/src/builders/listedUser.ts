import { GIVEN_ROLES, type ListedUser, type UserRole } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000
const NAMES = ['Olga Owner', 'Mateo Ruiz', 'Priya Nair', 'Tom Field', 'Wanda Maximova']

/** A role in `org_city` that the current user may change and remove. */
export function userRole(changes: Partial<UserRole> = {}): UserRole {
  const role = changes.role ?? 'user'
  return {
    organization_id: 'org_city',
    organization_name: 'City of Rivermouth',
    role,
    may_become: GIVEN_ROLES.filter((one) => one !== role && one !== 'owner'),
    actions: ['remove'],
    ...changes,
  }
}

/** One user of `org_city`; each number has another person, role and age. The first is the owner. */
export function listedUser(index = 0, changes: Partial<ListedUser> = {}): ListedUser {
  const name = `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index}`}`
  const [first = '', last = ''] = name.split(' ')
  const owner = userRole({ role: 'owner', may_become: [], actions: [] })
  return {
    id: `user_${index}`,
    external_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    email: `${first.toLowerCase()}${index}@rivermouth.example`,
    name,
    initials: `${first[0]}${last[0]}`,
    picture: null,
    created_at: TEST_NOW_MS - (index + 1) * 30 * DAY_MS,
    last_login: index % 4 === 3 ? null : TEST_NOW_MS - index * DAY_MS - 3_600_000,
    active: true,
    roles: [index === 0 ? owner : userRole({ role: index % 3 === 1 ? 'manager' : 'user' })],
    actions: index === 0 ? [] : ['deactivate'],
    ...changes,
  }
}
