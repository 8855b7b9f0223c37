import {
  deriveRole,
  givesElsewhere,
  mayDeactivate,
  organizationsOf,
  roleRefusal,
  rolesGiven,
} from '@airshed/domain'
import { GIVEN_ROLES, type ListedUser, type PermissionMap, type UserRole } from '@airshed/schemas'
import { isLockedTo } from '../../access/entities/mayChange.ts'
import type { Caller } from '../../access/identity/access.ts'
import { namesOf } from '../../access/identity/describeUser.ts'
import { organizationsWithOwner, permissionsOf } from '../../access/identity/roles.ts'
import type { Db } from '../../storage/store/db.ts'
import { keysOfMakers } from './keysOfMakers.ts'
import type { UserRow } from './userList.ts'

/**
 * Users as the API returns them to a caller, with the roles that the caller may see, and the allowed actions.
 *
 * @param now ms UTC
 */
export async function userViews(
  db: Db,
  caller: Caller,
  rows: readonly UserRow[],
  now: number,
): Promise<ListedUser[]> {
  const held = await permissionsOf(
    db,
    rows.map(({ id }) => id),
  )
  const shown = new Map(rows.map(({ id }) => [id, shownTo(caller, id, held.get(id) ?? {})]))
  const organizations = [...new Set([...shown.values()].flat())]
  const [names, owned, keysOf] = await Promise.all([
    namesById(db, organizations),
    organizationsWithOwner(
      db,
      organizations.filter((id) => givesOwner(caller, id)),
    ),
    keysOfMakers(
      db,
      rows.map(({ id }) => id),
      now,
    ),
  ])
  return rows.map((row) => {
    const permissions = held.get(row.id) ?? {}
    const active = row.deactivated_at === null
    const isSwitched = maySwitch(caller, row.id, permissions)
    const role = (id: string): UserRole => {
      const facts = roleFacts(caller, row.id, permissions, id, owned.has(id))
      const isChanged = isSwitched || facts.may_become.length + facts.actions.length > 0
      const keys = isChanged ? keysOf(row.id, id) : undefined
      return {
        organization_id: id,
        organization_name: names.get(id) ?? id,
        ...facts,
        ...(keys === undefined ? {} : { keys }),
      }
    }
    // Field by field, because a row of the table contains secrets.
    return {
      id: row.id,
      external_id: row.external_id,
      email: row.email,
      ...namesOf(row),
      picture: row.picture,
      created_at: row.created_at,
      last_login: row.last_login_at,
      active,
      roles: (shown.get(row.id) ?? []).map(role),
      actions: isSwitched ? [active ? 'deactivate' : 'activate'] : [],
    }
  })
}

/** Whether the caller may deactivate or activate the account of a user with these permissions. */
export function isManaged(caller: Caller, userId: string, permissions: PermissionMap): boolean {
  const { user } = caller
  return mayDeactivate({
    isSelf: userId === user.id,
    isAdministrator: caller.can('admin_devices', 'all'),
    organizations: organizationsOf(permissions).map((id) => ({
      level: deriveRole(user.permissions, id),
      held: deriveRole(permissions, id),
    })),
  })
}

/** The same, unless one of the user's organizations is locked to the caller. Locks do not affect administrators. */
const maySwitch = (caller: Caller, userId: string, permissions: PermissionMap): boolean =>
  isManaged(caller, userId, permissions) &&
  (caller.can('admin_devices', 'all') ||
    !organizationsOf(permissions).some((id) => isLockedTo(caller, id)))

/** Hides which other organizations a user belongs to. */
function shownTo(caller: Caller, userId: string, permissions: PermissionMap): string[] {
  const all = organizationsOf(permissions)
  if (userId === caller.user.id) return all
  return all.filter((id) => caller.can('read_users', id))
}

const givesOwner = ({ user }: Caller, organizationId: string): boolean =>
  rolesGiven(user, organizationId).includes('owner')

function roleFacts(
  caller: Caller,
  userId: string,
  permissions: PermissionMap,
  organizationId: string,
  isOwned: boolean,
): Pick<UserRole, 'role' | 'may_become' | 'actions'> {
  const { user } = caller
  const role = deriveRole(permissions, organizationId)
  if (isLockedTo(caller, organizationId)) return { role, may_become: [], actions: [] }
  const change = {
    level: deriveRole(user.permissions, organizationId),
    held: role,
    isSelf: userId === user.id,
    hasOtherOwner: isOwned && role !== 'owner',
    isElsewhere: givesElsewhere(user, organizationId),
  }
  return {
    role,
    may_become: GIVEN_ROLES.filter((wanted) => roleRefusal({ ...change, wanted }) === null),
    actions: roleRefusal({ ...change, wanted: null }) === null ? ['remove'] : [],
  }
}

async function namesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** One user as a caller sees them. */
export async function userView(
  db: Db,
  caller: Caller,
  row: UserRow,
  now: number,
): Promise<ListedUser> {
  const [view] = await userViews(db, caller, [row], now)
  if (view === undefined) throw new Error(`User ${row.id} cannot be shown`)
  return view
}
