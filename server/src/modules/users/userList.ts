import { ROLES, type List, type Role, type UserQuery, type UserSort } from '@airshed/schemas'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isAnyOf, scopeOf } from '../../entities/rule.ts'
import type { Caller } from '../../identity/access.ts'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { Condition, VisibleRows } from '../../rows/visible.ts'
import type { Db } from '../../store/db.ts'
import { USER_NAME } from './userName.ts'

/** Roles from the most to the least powerful; lists are sorted by this position. */
const RANKED: readonly Role[] = ['support', 'admin', 'owner', 'manager', 'user', 'partner']
const NO_ROLE = RANKED.length

/** Rank of the role that a permission implies, as in `deriveRole` in core/domain. */
const PERMISSION_RANK = sql`case held.permission
  when 'access_context' then 0 when 'admin_devices' then 1 when 'manage_organizations' then 2
  when 'manage_users' then 3 when 'read_users' then 4 when 'read_organizations' then 5
  else ${sql.lit(NO_ROLE)} end`

const isStaff = sql<SqlBool>`exists (select 1 from user_permissions staff
  where staff.user_id = users.id and staff.permission = 'access_context')`

/** Rank of the highest role in any of the organizations. */
const rankIn = (organizations: readonly string[]): RawBuilder<number> =>
  sql<number>`case when ${isStaff} then 0 else coalesce((
    select min(${PERMISSION_RANK}) from user_permissions held where held.user_id = users.id
      and ${isAnyOf('held.organization_id', organizations)}), ${sql.lit(NO_ROLE)}) end`

const userList = (organizations: readonly string[]): RowList<UserSort> => ({
  name: 'users',
  table: 'users',
  id: 'users.id',
  sort: {
    name: [{ sql: sql`lower(${USER_NAME})`, type: 'text' }],
    email: [key('users.email', 'text')],
    created: [key('users.created_at', 'int8')],
    last_login: [key('users.last_login_at', 'int8', { isNullable: true })],
    role: [
      { sql: rankIn(organizations), type: 'int4' },
      { sql: sql`lower(${USER_NAME})`, type: 'text' },
    ],
  },
  defaultSort: 'name',
  search: [USER_NAME, sql.ref('users.email')],
})

/** The columns read for each user. */
export const userRows = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.external_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.picture',
      'users.created_at',
      'users.last_login_at',
      'users.deactivated_at',
    ])

export type UserRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirst']>>
>

/**
 * One part of the members of the organizations whose users the caller can read. The caller is included only as a
 * member, but is always found by their own identity subject.
 */
export function findUsers(
  db: Db,
  visible: VisibleRows,
  caller: Caller,
  query: UserQuery,
): Promise<List<UserRow>> {
  const { organizations } = scopeOf(caller, 'read_users', query.organization_id)
  return listOf(db, userList(organizations), {
    query,
    visible,
    filters: conditions(query, caller, organizations),
    select: userRows(db),
  })
}

function conditions(
  { role: roles = [], active, external_id: subject }: UserQuery,
  caller: Caller,
  organizations: readonly string[],
): Condition[] {
  return [
    subject === undefined ? isMemberOf(organizations) : isSubject(subject, caller),
    ...(roles.length === 0 || roles.length === ROLES.length ? [] : [hasRole(roles, organizations)]),
    ...(active === undefined ? [] : [sql<SqlBool>`(users.deactivated_at is null) = ${active}`]),
  ]
}

const isMemberOf = (organizations: readonly string[]) =>
  sql<SqlBool>`exists (select 1 from user_permissions member where member.user_id = users.id
    and ${isAnyOf('member.organization_id', organizations)})`

/** Callers may also identify themselves by their id, which was the subject for older clients. */
const isSubject = (subject: string, { user }: Caller) =>
  sql<SqlBool>`(users.external_id = ${subject}
    or (users.id = ${user.id} and users.id = ${subject}))`

function hasRole(roles: readonly Role[], organizations: readonly string[]): Condition {
  const ranks = roles.map((role) => RANKED.indexOf(role))
  const isSupport = roles.includes('support')
  return sql<SqlBool>`case when ${isStaff} then ${isSupport} else exists (
    select 1 from user_permissions held where held.user_id = users.id
      and ${isAnyOf('held.organization_id', organizations)}
    group by held.organization_id having min(${PERMISSION_RANK}) = any(${ranks}::int4[])) end`
}
