import type { Role } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { createUser, type NewUser } from '../../../access/identity/createUser.ts'
import { CITY, HARBOUR, SCHOOL } from '../fleet/fleet.ts'
import { CITY_TIMEZONE } from '../simulation/cityTime.ts'

const inCity = (role: Role) => [{ organizationId: CITY, role }]

/** One user per role; the sign-in page offers them while the demo is on. */
const PEOPLE = [
  {
    id: 'user_demo_owner',
    firstName: 'Inês',
    lastName: 'Carvalho',
    role: 'owner',
    roles: [...inCity('owner'), { organizationId: SCHOOL, role: 'manager' }],
  },
  {
    id: 'user_demo_manager',
    firstName: 'Tomás',
    lastName: 'Ferreira',
    role: 'manager',
    roles: inCity('manager'),
  },
  {
    id: 'user_demo_user',
    firstName: 'Maja',
    lastName: 'Lindqvist',
    role: 'user',
    roles: inCity('user'),
  },
  {
    id: 'user_demo_partner',
    firstName: 'Rui',
    lastName: 'Azevedo',
    role: 'partner',
    roles: [
      { organizationId: HARBOUR, role: 'user' },
      { organizationId: CITY, role: 'partner' },
    ],
  },
  {
    id: 'user_demo_admin',
    firstName: 'Amara',
    lastName: 'Okafor',
    role: 'admin',
    roles: inCity('admin'),
  },
  {
    id: 'user_demo_support',
    firstName: 'Priya',
    lastName: 'Nair',
    role: 'support',
    roles: [CITY, HARBOUR, SCHOOL].map((organizationId) => ({
      organizationId,
      role: 'support' as const,
    })),
  },
] as const satisfies readonly (Omit<NewUser, 'email'> & { role: Role })[]

export const OWNER_ID = PEOPLE[0].id
export const MANAGER_ID = PEOPLE[1].id
export const USER_ID = PEOPLE[2].id
/** A user of the harbour, and a partner of the city. */
export const PARTNER_ID = PEOPLE[3].id

/** Creates the users of the demo that are missing; they have no password. */
export async function addPeople(context: ServerContext): Promise<void> {
  const known = await context.store.db
    .selectFrom('users')
    .select('id')
    .where(
      'id',
      'in',
      PEOPLE.map(({ id }) => id),
    )
    .execute()
  const ids = new Set<string>(known.map(({ id }) => id))
  for (const { role, ...person } of PEOPLE) {
    if (ids.has(person.id)) continue
    const email = `${role}@example.org`
    await createUser(context, { ...person, email, timezone: CITY_TIMEZONE, isDemo: true })
  }
}
