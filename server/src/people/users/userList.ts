import { ROLES, type List, type Role, type UserQuery, type UserSort } from '@airshed/schemas'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isAnyOf, scopeOf } from '../../access/entities/rule.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import { USER_NAME } from '../../access/identity/userName.ts'

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
 *
 * @param visible the rule for users, for the organization that the query names
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
    subject === undefined ? isNotJustCaller(caller, organizations) : isSubject(subject, caller),
    ...(roles.length === 0 || roles.length === ROLES.length ? [] : [hasRole(roles, organizations)]),
    ...(active === undefined ? [] : [sql<SqlBool>`(users.deactivated_at is null) = ${active}`]),
  ]
}

/**
 * Of the users that the rule lets a caller read, the members of the organizations: all but the caller are members,
 * so only the caller's own membership is looked up, once for the whole list.
 */
const isNotJustCaller = ({ user }: Caller, organizations: readonly string[]) =>
  sql<SqlBool>`(users.id <> ${user.id} or exists (
    select 1 from user_permissions member where member.user_id = ${user.id}
      and ${isAnyOf('member.organization_id', organizations)}))`

/** Callers may also identify themselves by their id, which was the subject for older clients. */
const isSubject = (subject: string, { user }: Caller) =>
  sql<SqlBool>`(users.external_id = ${subject}
    or (users.id = ${user.id} and users.id = ${subject}))`

/** Whether users hold one of the roles in any of the organizations. Staff are support everywhere. */
function hasRole(roles: readonly Role[], organizations: readonly string[]): Condition {
  const ranks = roles.map((role) => RANKED.indexOf(role))
  // "case" and "or" keep the store from joining the holders: it expects few of them, and would look up each. So it
  // finds them in one pass, and looks for staff only among them.
  const isHolder = sql<SqlBool>`users.id in (
    select held.user_id from user_permissions held
    where ${isAnyOf('held.organization_id', organizations)}
    group by held.user_id, held.organization_id
    having min(${PERMISSION_RANK}) = any(${ranks}::int4[]))`
  return roles.includes('support')
    ? sql<SqlBool>`(${isHolder} or ${isStaff})`
    : sql<SqlBool>`case when ${isHolder} then not ${isStaff} else false end`
}
