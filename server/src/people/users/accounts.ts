import { organizationsOf } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import { lockedFor, requireUnlocked } from '../../access/calls/lockedOrganizations.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { contextEvents, type ContextEvent } from '../../access/identity/contextEvents.ts'
import { rightsChanged } from '../../access/identity/loadCaller.ts'
import { permissionsOf } from '../../access/identity/roles.ts'
import { endSessionsOf, sessionEnded } from '../../access/identity/sessions.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { takeContext } from './contextQueries.ts'
import { isManaged } from './userView.ts'

/**
 * Deactivates an account, or activates it again. Because its sessions end, it cannot get another access token, and
 * neither calls nor sockets accept the tokens that it has. Its API tokens stop working too.
 *
 * @param since ms UTC, or null to activate it
 * @returns the events to record in each organization of the account and in those it acted for; none if nothing
 *   changes
 * @throws ApiError 403 if the caller does not manage the user everywhere; 423 if an organization of the user is
 *   locked, except for administrators and staff
 */
export async function setDeactivated(
  tx: Transaction<Tables>,
  caller: Caller,
  userId: string,
  since: number | null,
): Promise<RecordedEvent[]> {
  const row = await tx
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'User', id: userId })
  const permissions = (await permissionsOf(tx, [userId])).get(userId) ?? {}
  const organizations = organizationsOf(permissions)
  if (userId === caller.user.id) throw apiError('USER_SELF')
  if (!isManaged(caller, userId, permissions)) throw apiError('ACCOUNT_REFUSED')
  if (!caller.can('admin_devices', 'all')) {
    const locked = await lockedFor(tx, caller)
    for (const id of organizations) requireUnlocked(locked, id)
  }
  if ((row.deactivated_at === null) === (since === null)) return []
  await tx.updateTable('users').set({ deactivated_at: since }).where('id', '=', userId).execute()
  const ended = since === null ? [] : await endEverything(tx, userId, since)
  const switched = (organizations.length === 0 ? [null] : organizations).map((organizationId) => ({
    organizationId,
    before: { active: since !== null },
    after: { active: since === null },
  }))
  return [...ended, ...switched]
}

/**
 * Signs a user out everywhere, and ends their access context.
 *
 * @param now ms UTC
 * @returns the events to record if they acted for others
 */
async function endEverything(
  tx: Transaction<Tables>,
  userId: string,
  now: number,
): Promise<ContextEvent[]> {
  await endSessionsOf(tx, userId)
  const context = await takeContext(tx, userId)
  if (context === undefined) return []
  const isOver = context.expires_at <= now
  return contextEvents(tx, context, isOver ? 'access-context.expire' : 'access-context.end')
}

/** Updates this process at once, and the others by the signals that they follow. */
export function accountChanged(context: ServerContext, userId: string): void {
  sessionEnded(context)
  rightsChanged(context, userId)
}
