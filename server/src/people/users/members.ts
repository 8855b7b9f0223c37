import { MEMBERS_MAX, type Members } from '@airshed/schemas'
import { USER_NAME } from '../../access/identity/userName.ts'
import { sql } from 'kysely'
import { contains } from '../../storage/rows/contains.ts'
import type { Db } from '../../storage/store/db.ts'

/**
 * Members of an organization by name.
 *
 * @param search part of a name or an e-mail address, ignoring case; default: all
 */
export async function findMembers(db: Db, organizationId: string, search = ''): Promise<Members> {
  const rows = await db
    .selectFrom('users')
    .select(['users.id as _id', USER_NAME.as('name')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_permissions')
          .select('user_permissions.user_id')
          .whereRef('user_permissions.user_id', '=', 'users.id')
          .where('user_permissions.organization_id', '=', organizationId),
      ),
    )
    .$if(search !== '', (query) =>
      query.where(contains([USER_NAME, sql.ref('users.email')], search)),
    )
    .orderBy(USER_NAME)
    .orderBy('users.id')
    .limit(MEMBERS_MAX + 1)
    .execute()
  return { data: rows.slice(0, MEMBERS_MAX), is_cut: rows.length > MEMBERS_MAX }
}
