import { sql, type Selectable } from 'kysely'
import type { UsersTable } from '../store/tables/organizations.ts'
import { isAnyOf, type EntityRule } from './rule.ts'

/** Members of the organizations, and the caller. */
export const users: EntityRule<Selectable<UsersTable>> = {
  what: 'User',
  condition: ({ caller, organizations }) =>
    sql`(users.id = ${caller.user.id} or exists (
      select 1 from user_permissions
      where user_permissions.user_id = users.id
        and ${isAnyOf('user_permissions.organization_id', organizations)}))`,
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
