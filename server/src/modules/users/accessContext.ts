import { deriveRole, HOUR_MS, organizationsOf } from '@airshed/domain'
import type { AccessContextStart, PermissionMap, Role, User } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { isStaff } from '../../identity/accessContext.ts'
import { findUser } from '../../identity/describeUser.ts'
import { rightsChanged } from '../../identity/loadCaller.ts'
import { recordContext } from '../audit/recordContext.ts'
import { invalidField } from '../input/invalidField.ts'
import { currentUser } from './service.ts'
import { findOrganization, findUserIdByEmail, takeContext } from './contextQueries.ts'

/** As which a context lets somebody act: one of role and user is null. */
interface Target {
  organization_id: string
  role: string | null
  target_user_id: string | null
}

/** What came: the schema cannot tell that it is one way or the other. */
type Wanted = Partial<Record<'email' | 'external_id', string>> &
  Pick<Extract<AccessContextStart, { external_id: string }>, 'role'>

/** @throws ApiError 403 unless the account itself holds `access_context` */
export function requireStaff(caller: Caller): void {
  if ((caller.own.access_context ?? []).length > 0) return
  throw apiError('FORBIDDEN', { permission: 'access_context', organization: 'all' })
}

/**
 * Lets the caller act as a user, or as an organization and a role, in place of what they acted as
 * before. It ends by itself after the hours that the settings say.
 *
 * @throws ApiError 403 for those who may not, and for targets that would lead upwards; 404 for
 *   those that there are not
 */
export async function startAccessContext(
  context: ServerContext,
  caller: Caller,
  wanted: Wanted,
  requestId: string,
): Promise<User> {
  requireStaff(caller)
  const target = await targetOf(context, caller, wanted)
  const ts = context.clock()
  const row = {
    ...target,
    user_id: caller.user.id,
    since: ts,
    expires_at: ts + context.config.accessContextHours * HOUR_MS,
  }
  await context.store.db.transaction().execute(async (transaction) => {
    const former = await takeContext(transaction, row.user_id)
    if (former !== undefined) {
      await recordContext(transaction, former, { action: 'access-context.end', ts, requestId })
    }
    await transaction.insertInto('access_contexts').values(row).execute()
    await recordContext(transaction, row, { action: 'access-context.start', ts, requestId })
  })
  return afterChange(context, caller)
}

/** Back to the caller's own account; nothing happens where they act as themselves. */
export async function endAccessContext(
  context: ServerContext,
  caller: Caller,
  requestId: string,
): Promise<User> {
  const { id } = caller.user
  await context.store.db.transaction().execute(async (transaction) => {
    const row = await takeContext(transaction, id)
    if (row === undefined) return
    const ts = context.clock()
    const action = row.expires_at <= ts ? 'access-context.expire' : 'access-context.end'
    await recordContext(transaction, row, { action, ts, requestId })
  })
  return afterChange(context, caller)
}

function afterChange(context: ServerContext, caller: Caller): Promise<User> {
  rightsChanged(context, caller.user.id)
  return currentUser(context, caller)
}

async function targetOf(
  context: ServerContext,
  caller: Caller,
  { email, external_id: externalId, role }: Wanted,
): Promise<Target> {
  if (email !== undefined && externalId === undefined) {
    if (role !== undefined) throw invalidField('/role', 'no role beside an email', role)
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
  if (email.toLowerCase() === caller.user.email) {
    throw refused('this is your own account')
  }
  const id = await findUserIdByEmail(context.store.db, email)
  const target = id === undefined ? null : await findUser(context, id)
  if (target === null) throw apiError('ACCESS_CONTEXT_UNKNOWN', { what: 'User', id: email })
  if (isStaff(target.permissions)) throw refused(`${email} belongs to support or administration`)
  const organizationId = mainOrganization(target.permissions)
  if (organizationId === undefined) throw refused(`${email} belongs to no organization`)
  return { organization_id: organizationId, role: null, target_user_id: target.id }
}

const refused = (reason: string) => apiError('ACCESS_CONTEXT_REFUSED', { reason })

const RANKS: readonly (Role | null)[] = ['owner', 'manager', 'user', 'partner', null]

/** The organization in which the user is most: it is the one that the console names. */
function mainOrganization(permissions: PermissionMap): string | undefined {
  const rank = (id: string) => RANKS.indexOf(deriveRole(permissions, id))
  return organizationsOf(permissions).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0]
}
