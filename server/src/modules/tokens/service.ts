import { randomUUID } from 'node:crypto'
import { can, organizationsOf } from '@airshed/domain'
import type { ApiTokenCreate, ApiTokenCreated } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { hashApiToken, makeApiToken } from '../../identity/apiTokens/secret.ts'
import { requirePermission } from '../plugins/rights.ts'

/**
 * Makes a token of the caller for one of their organizations. Its secret is in the answer and
 * nowhere else.
 *
 * @throws ApiError 403 or 404 for those who may not; 409 while they act for somebody else: a token
 *   outlives that, and calls as its owner's own account
 */
export async function createToken(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  caller: Caller,
  { organization_id: organizationId, capabilities }: ApiTokenCreate,
): Promise<ApiTokenCreated> {
  requirePermission(caller, 'manage_tokens', organizationId)
  requirePermission(caller, 'manage_organizations', organizationId)
  if (!can(caller.own, 'manage_organizations', organizationId)) {
    throw apiError('CONFLICT', {
      reason: 'An API token belongs to your own account. Go back to it to make one',
    })
  }
  const token = makeApiToken()
  const row = {
    id: randomUUID(),
    organization_id: organizationId,
    user_id: caller.user.id,
    created_at: clock(),
  }
  await store.db
    .insertInto('api_tokens')
    .values({
      ...row,
      secret_hash: hashApiToken(token),
      capabilities: JSON.stringify(capabilities),
    })
    .execute()
  const { id, ...rest } = row
  return {
    ...rest,
    _id: id,
    ownerName: caller.user.fullName,
    capabilities,
    requests_number: 0,
    last_used_at: null,
    token,
  }
}

/**
 * Deletes a token, whoever made it: it opens nothing from now on.
 *
 * @returns the organization that it was of
 * @throws ApiError 403 for members who may not, 404 for all others
 */
export async function removeToken(
  { store }: Pick<ServerContext, 'store'>,
  caller: Caller,
  id: string,
): Promise<string> {
  const row = await store.db
    .selectFrom('api_tokens')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const isMember = organizationsOf(caller.user.permissions).some(
    (organizationId) => organizationId === row?.organization_id,
  )
  if (row === undefined || !isMember) throw apiError('NOT_FOUND', { what: 'API token', id })
  requirePermission(caller, 'manage_organizations', row.organization_id)
  await store.db.deleteFrom('api_tokens').where('id', '=', id).execute()
  return row.organization_id
}
