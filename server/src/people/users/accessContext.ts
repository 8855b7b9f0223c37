import { deriveRole, HOUR_MS, organizationsOf } from '@airshed/domain'
import type { AccessContextRole, AccessContextStart, PermissionMap, Role } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { isStaff } from '../../access/identity/accessContext.ts'
import { contextEvents, type ContextEvent } from '../../access/identity/contextEvents.ts'
import { isDeactivated } from '../../access/identity/deactivation.ts'
import { findUser } from '../../access/identity/describeUser.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { findOrganization, findUserIdByEmail, takeContext } from './contextQueries.ts'

/** Whom a context lets someone act as: either the role or the user is null. */
export interface Target {
  organization_id: string
  role: AccessContextRole | null
  target_user_id: string | null
}

/** The input; the schema cannot express that it is one or the other. */
type Wanted = Partial<Record<'email' | 'external_id', string>> &
  Pick<Extract<AccessContextStart, { external_id: string }>, 'role'>

/**
 * Lets the caller act as a user, or with a role in an organization, replacing any previous access context. It
 * expires after the configured number of hours.
 *
 * @returns the events to record
 */
export async function beginContext(
  tx: Transaction<Tables>,
  { clock, config }: Pick<ServerContext, 'clock' | 'config'>,
  caller: Caller,
  target: Target,
): Promise<ContextEvent[]> {
  const ts = clock()
  const row = {
    ...target,
    user_id: caller.user.id,
    since: ts,
    expires_at: ts + config.accessContextHours * HOUR_MS,
  }
  const former = await takeContext(tx, row.user_id)
  await tx.insertInto('access_contexts').values(row).execute()
  return [
    ...(former === undefined ? [] : await contextEvents(tx, former, 'access-context.end')),
    ...(await contextEvents(tx, row, 'access-context.start')),
  ]
}

/**
 * Returns the caller to their own account.
 *
 * @returns the events to record; none if they act as themselves
 */
export async function endContext(
  tx: Transaction<Tables>,
  { clock }: Pick<ServerContext, 'clock'>,
  caller: Caller,
): Promise<ContextEvent[]> {
  const row = await takeContext(tx, caller.user.id)
  if (row === undefined) return []
  const isOver = row.expires_at <= clock()
  return contextEvents(tx, row, isOver ? 'access-context.expire' : 'access-context.end')
}

/**
 * Finds whom the caller wants to act as.
 *
 * @throws ApiError 403 for targets with higher privileges, 404 for those that do not exist
 */
export async function targetOf(
  context: ServerContext,
  caller: Caller,
  { email, external_id: externalId, role }: Wanted,
): Promise<Target> {
  if (email !== undefined && externalId === undefined) {
    if (role !== undefined) throw invalidField('/role', 'no role together with an email', role)
    return userTarget(context, caller, email)
  }
  if (externalId === undefined || email !== undefined) {
    throw invalidField('/email', 'either email or external_id', email)
  }
  const organization = await findOrganization(context.store.db, externalId)
  if (organization === undefined) {
    throw apiError('ACCESS_CONTEXT_UNKNOWN', { what: 'Organization', id: externalId })
  }
  return { organization_id: organization.id, role: role ?? 'manager', target_user_id: null }
}

async function userTarget(context: ServerContext, caller: Caller, email: string): Promise<Target> {
  if (email.toLowerCase() === caller.user.email) throw apiError('ACCESS_CONTEXT_SELF')
  const id = await findUserIdByEmail(context.store.db, email)
  const target = id === undefined ? null : await findUser(context, id)
  if (target === null) throw apiError('ACCESS_CONTEXT_UNKNOWN', { what: 'User', id: email })
  if (isStaff(target.permissions)) throw apiError('ACCESS_CONTEXT_STAFF', { email })
  if (await isDeactivated(context.store.db, target.id)) {
    throw apiError('ACCESS_CONTEXT_DEACTIVATED', { email })
  }
  const organizationId = mainOrganization(target.permissions)
  if (organizationId === undefined) throw apiError('ACCESS_CONTEXT_NO_ROLE', { email })
  return { organization_id: organizationId, role: null, target_user_id: target.id }
}

const RANKS: readonly (Role | null)[] = ['owner', 'manager', 'user', 'partner', null]

/** The organization in which the user has the highest role, which is the one that the console names. */
function mainOrganization(permissions: PermissionMap): string | undefined {
  const rank = (id: string) => RANKS.indexOf(deriveRole(permissions, id))
  return organizationsOf(permissions).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0]
}
