import { can } from '@airshed/domain'
import type { TokenCapability } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError, type ApiError } from '../../errors.ts'
import type { Caller } from '../access.ts'
import { callerOf, loadCaller } from '../loadCaller.ts'
import { INVALID_TOKEN_CHALLENGE } from '../tokens/checkedToken.ts'
import { hasApiTokenForm, hashApiToken, isSameHash } from './secret.ts'
import { countTokenUse } from './tokenUse.ts'

/** Who calls by a token. */
export interface TokenCaller {
  /** The owner, reduced to managing the token's organization. */
  readonly caller: Caller
  /** As what is done by it is signed, such as `token of Ada Lovelace`. */
  readonly tokenName: string
}

/**
 * Finds the owner of an API token. It does what its owner may do by their own account, and no more
 * than manage the one organization; an access context that is on changes nothing.
 *
 * @throws API_TOKEN_EXPIRED once its time is over; API_TOKEN_INVALID for a token that is unknown or not for this, and for one whose owner is
 *   gone or manages the organization no more
 */
export async function callerOfApiToken(
  context: ServerContext,
  token: string,
  capability: TokenCapability,
): Promise<TokenCaller> {
  if (!hasApiTokenForm(token)) throw invalidApiToken()
  const hash = hashApiToken(token)
  const row = await context.store.db
    .selectFrom('api_tokens')
    .select([
      'id',
      'name',
      'organization_id',
      'user_id',
      'secret_hash',
      'capabilities',
      'expires_at',
    ])
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  if (row === undefined || !isSameHash(row.secret_hash, hash)) throw invalidApiToken()
  // Only who holds the secret comes here, so its name may be told.
  if (row.expires_at !== null && row.expires_at <= context.clock()) {
    throw expiredApiToken(row.name, row.expires_at)
  }
  if (!row.capabilities.includes(capability)) throw invalidApiToken()

  const owner = await loadCaller(context, row.user_id, null)
  if (owner === null || !can(owner.own, 'manage_organizations', row.organization_id)) {
    throw invalidApiToken()
  }
  await countTokenUse(context, row.id)
  const permissions = { manage_organizations: [row.organization_id] }
  return {
    caller: callerOf({ ...owner.user, permissions, access_context: null }),
    tokenName: `token of ${owner.user.fullName}`,
  }
}

function expiredApiToken(name: string, expiredAt: number): ApiError {
  const parts = { name, until: new Date(expiredAt).toISOString() }
  return apiError('API_TOKEN_EXPIRED', parts, undefined, INVALID_TOKEN_CHALLENGE)
}

function invalidApiToken(): ApiError {
  return apiError('API_TOKEN_INVALID', {}, undefined, INVALID_TOKEN_CHALLENGE)
}
