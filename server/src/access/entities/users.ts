import { sql, type Selectable } from 'kysely'
import type { UsersTable } from '../../storage/store/tables/organizations.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

/** Members of the organizations, and the caller. */
export const users: EntityRule<Selectable<UsersTable>> = {
  what: 'User',
  // One set of ids, so that the store can start from it; with "or" it looks at every user there is.
  condition: ({ caller, organizations }) =>
    sql`users.id in (
      select ${caller.user.id}::text
      union all select user_permissions.user_id from user_permissions
      where ${isAnyOf('user_permissions.organization_id', organizations)})`,
  find: (db, id, condition, { lock }) =>
    db
      .selectFrom('users')
      .selectAll()
      .where('users.id', '=', id)
      .where(condition)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst(),
  organizationOf: () => null,
}
