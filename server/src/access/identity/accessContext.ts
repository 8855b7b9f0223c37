import { can, deriveRole, permissionsOfRoles } from '@airshed/domain'
import { ACCESS_CONTEXT_ROLES, type PermissionMap, type User } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { recordEvents } from '../events/record.ts'
import { contextEvents } from './contextEvents.ts'
import { isDeactivated } from './deactivation.ts'
import { findUser } from './describeUser.ts'

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/** A user with their effective permissions, and how long these are valid. */
interface ActingUser {
  user: User
  /** ms UTC; Infinity while no access context is active. */
  until: number
}

/** Whether these permissions allow acting for others or managing all devices. Nobody may act as staff. */
export function isStaff(permissions: PermissionMap): boolean {
  return can(permissions, 'access_context', 'all') || can(permissions, 'admin_devices', 'all')
}

/**
 * Replaces the account's own permissions with those of its access context. An expired context is ended
 * here; one whose target user has become staff, or whose holder is no longer staff, has no effect.
 *
 * @param account as describeUser returns it
 */
export async function actingUser(context: WithStore, account: User): Promise<ActingUser> {
  const asThemselves = { user: account, until: Infinity }
  if (!can(account.permissions, 'access_context', 'all')) return asThemselves
  const row = await context.store.db
    .selectFrom('access_contexts')
    .innerJoin('organizations', 'organizations.id', 'access_contexts.organization_id')
    .select([
      'access_contexts.organization_id',
      'organizations.name as organization_name',
      'role',
      'target_user_id',
      'since',
      'expires_at',
    ])
    .where('user_id', '=', account.id)
    .where('organizations.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return asThemselves
  if (row.expires_at <= context.clock()) {
    await endExpiredContexts(context, account.id)
    return asThemselves
  }
  const held = await permissionsOfContext(context, row)
  if (held === null) return asThemselves
  return {
    user: {
      ...account,
      permissions: held.permissions,
      access_context: {
        organization_id: row.organization_id,
        organization_name: row.organization_name,
        role: deriveRole(held.permissions, row.organization_id),
        email: held.email,
        since: row.since,
      },
    },
    until: row.expires_at,
  }
}

/** null if the context grants nothing, or no longer does. */
async function permissionsOfContext(
  context: WithStore,
  row: { organization_id: string; role: string | null; target_user_id: string | null },
): Promise<{ permissions: PermissionMap; email: string | null } | null> {
  if (row.target_user_id !== null) {
    const target = await findUser(context, row.target_user_id)
    if (target === null || isStaff(target.permissions)) return null
    if (await isDeactivated(context.store.db, target.id)) return null
    return { permissions: target.permissions, email: target.email }
  }
  const role = ACCESS_CONTEXT_ROLES.find((name) => name === row.role)
  if (role === undefined) return null
  const permissions = permissionsOfRoles([{ organizationId: row.organization_id, role }])
  return { permissions, email: null }
}

/**
 * Ends expired access contexts and records it. Only the first process to get there does so.
 *
 * @param userId limits it to this user's contexts; default: all users
 */
export async function endExpiredContexts(context: WithStore, userId?: string): Promise<void> {
  const now = context.clock()
  await context.store.db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('access_contexts')
      .where('expires_at', '<=', now)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .returningAll()
      .execute()
    for (const row of ended) {
      const user = await transaction
        .selectFrom('users')
        .select(['first_name', 'last_name', 'email'])
        .where('id', '=', row.user_id)
        .executeTakeFirst()
      const name = `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim()
      const actor = {
        kind: 'user' as const,
        id: row.user_id,
        name: name === '' ? (user?.email ?? row.user_id) : name,
      }
      const events = await contextEvents(transaction, row, 'access-context.expire')
      await recordEvents(
        transaction,
        events.map((event) => ({ ...event, actor, ts: now })),
      )
    }
  })
}
