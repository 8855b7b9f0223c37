import { deriveRole, ROLE_PERMISSIONS } from '@airshed/domain'
import { PERMISSIONS, type PermissionMap, type Role } from '@airshed/schemas'
import { sql, type SqlBool, type Transaction } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * Serializes changes of an organization's roles, so that there are never two owners. Call this before reading
 * its roles.
 *
 * @returns the organization's name, or undefined if there is no such organization
 */
export async function lockRoles(
  tx: Transaction<Tables>,
  organizationId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.name
}

/** Permissions by user id; users without any are absent. */
export async function permissionsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PermissionMap>> {
  const maps = new Map<string, PermissionMap>()
  if (userIds.length === 0) return maps
  const held = await db
    .selectFrom('user_permissions')
    .innerJoin('organizations', 'organizations.id', 'user_permissions.organization_id')
    .selectAll('user_permissions')
    .where('user_id', 'in', userIds)
    // A deleted organization is hidden from everyone.
    .where('organizations.deleted_at', 'is', null)
    .orderBy('organization_id')
    .execute()
  for (const { user_id, organization_id, permission } of held) {
    const name = PERMISSIONS.find((known) => known === permission)
    if (name === undefined) continue
    const map = maps.get(user_id) ?? {}
    maps.set(user_id, map)
    map[name] = [...(map[name] ?? []), organization_id]
  }
  return maps
}

/** The current role of a user in an organization according to the store, or null. */
export async function roleOf(db: Db, userId: string, organizationId: string): Promise<Role | null> {
  const map = (await permissionsOf(db, [userId])).get(userId)
  return map === undefined ? null : deriveRole(map, organizationId)
}

/** Those of the organizations that have an owner; staff with the same permissions do not count. */
export async function organizationsWithOwner(
  db: Db,
  organizationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('user_permissions as held')
    .select('held.organization_id')
    .distinct()
    .where('held.permission', '=', 'manage_organizations')
    .where(sql<SqlBool>`held.organization_id = any(${[...organizationIds]}::text[])`)
    .where(
      sql<SqlBool>`not exists (select 1 from user_permissions staff where staff.user_id = held.user_id
        and (staff.permission = 'access_context' or
          (staff.permission = 'admin_devices' and staff.organization_id = held.organization_id)))`,
    )
    .execute()
  return new Set(rows.map((row) => row.organization_id))
}

/** Replaces a user's role in an organization; null leaves them without one. */
export async function setRole(
  tx: Transaction<Tables>,
  userId: string,
  organizationId: string,
  role: Role | null,
): Promise<void> {
  await tx
    .deleteFrom('user_permissions')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .execute()
  if (role === null) return
  await tx
    .insertInto('user_permissions')
    .values(
      ROLE_PERMISSIONS[role].map((permission) => ({
        user_id: userId,
        organization_id: organizationId,
        permission,
      })),
    )
    .execute()
}
