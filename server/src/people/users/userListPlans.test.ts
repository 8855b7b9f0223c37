import type { UserQuery } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENTITY_RULES } from '../../access/entities/index.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { planOf } from '../../testing/planOf.ts'
import { findUsers } from './userList.ts'

const MEMBERS = 10_000
/** Members of each of the other organizations. */
const OTHERS = 3

const callerIn = (organization: string): Caller =>
  ({
    user: { id: `${organization}1`, permissions: { read_users: [organization] } },
    organizationsWith: () => [organization],
  }) as unknown as Caller

describe.each(TEST_ENGINES)('the list of 10,000 users on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    const { db } = store
    await sql`insert into organizations (id, external_id, name, created_at)
      select id, id, id, 0 from (select 'city' as id
        union all select 'small' || at || '-' from generate_series(1, 100) as at) as named`.execute(
      db,
    )
    await sql`insert into users (id, external_id, email, first_name, last_name, created_at)
      select organizations.id || at, organizations.id || at, organizations.id || at || '@example.org', '', '', 0
      from organizations,
        generate_series(1, case organizations.id when 'city' then ${MEMBERS}::int4 else ${OTHERS}::int4 end) as at`.execute(
      db,
    )
    await sql`insert into user_permissions (user_id, organization_id, permission)
      select users.id, organizations.id, permission
      from users join organizations on users.id like organizations.id || '%',
        unnest(array['read_users', 'read_organizations', 'read_devices']) as permission`.execute(db)
    await sql`insert into user_permissions (user_id, organization_id, permission)
      values ('city7', 'city', 'manage_users')`.execute(db)
    for (const table of ['users', 'user_permissions']) {
      await sql`analyze ${sql.table(table)}`.execute(db)
    }
  })
  afterAll(() => store.close())

  const planOfList = (organization: string, query: UserQuery = {}) => {
    const caller = callerIn(organization)
    const scope = { caller, organizations: [organization], narrowedTo: undefined }
    return planOf(store.db, (watched) =>
      findUsers(watched, ENTITY_RULES.users.condition(scope), caller, query),
    )
  }

  it('looks up memberships once, not for each user', async () => {
    const plan = await planOfList('city')
    expect(plan).toContain('Append')
    expect(plan).not.toContain('SubPlan')
  })

  it('reads no user of other organizations', async () => {
    expect(await planOfList('small1-')).not.toContain('Seq Scan on users')
  })

  it('derives the roles of all members in one pass', async () => {
    for (const role of [['manager'], ['support', 'user']] as const) {
      const plan = await planOfList('city', { role: [...role] })
      expect(plan).toContain('Group Key: held.user_id, held.organization_id')
      expect(plan).not.toContain('Group Key: held.organization_id')
      expect(plan).toContain('hashed SubPlan')
    }
  })
})
