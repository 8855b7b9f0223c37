import { randomUUID } from 'node:crypto'
import { can } from '@airshed/domain'
import type { ApiTokenCreate, ApiTokenCreated } from '@airshed/schemas'
import { requirePermission } from '../../calls/organizationRights.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { hashApiToken, makeApiToken } from '../../identity/apiTokens/secret.ts'
import type { Db } from '../../store/db.ts'
import { invalidField } from '../input/invalidField.ts'

/**
 * Makes a token of the caller for an organization whose tokens they manage. Its secret is in the
 * answer and nowhere else.
 *
 * @param now ms UTC
 * @throws ApiError 400 for an end that has passed; 403 for those who do not manage the organization; 409 while they act for somebody
 *   else: a token outlives that, and calls as its owner's own account
 */
export async function addToken(
  db: Db,
  caller: Caller,
  { organization_id: organizationId, name, capabilities, expires_at: expiresAt }: ApiTokenCreate,
  now: number,
): Promise<ApiTokenCreated> {
  requirePermission(caller, 'manage_organizations', organizationId)
  if (!can(caller.own, 'manage_organizations', organizationId)) {
    throw apiError('CONFLICT', {
      reason: 'An API token belongs to your own account. Go back to it to make one',
    })
  }
  if (expiresAt !== null && expiresAt <= now) {
    throw invalidField('/expires_at', `a time after ${now} (now, ms UTC), or null`, expiresAt)
  }
  const token = makeApiToken()
  const row = {
    id: randomUUID(),
    organization_id: organizationId,
    name: name.trim(),
    user_id: caller.user.id,
    created_at: now,
    expires_at: expiresAt,
  }
  await db
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
