import { CAPABILITY_NEEDS, rightsOfToken } from '@airshed/domain'
import type { Permission, PermissionMap, TokenCapability } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { apiError, type ApiError } from '../../../base/errors.ts'
import type { ApiTokensTable } from '../../../storage/store/tables/identity.ts'
import type { Caller } from '../access.ts'
import { callerOf, loadCaller } from '../loadCaller.ts'
import { INVALID_TOKEN_CHALLENGE } from '../tokens/checkedToken.ts'
import { hasApiTokenForm, hashApiToken, isSameHash } from './secret.ts'

type TokenRow = Selectable<ApiTokensTable>

/** A valid API token and the caller it stands for. */
export interface TokenCaller {
  token: TokenRow
  /** The owner, reduced to the granted permissions that they still hold in the token's organization. */
  caller: Caller
  /** The granted capabilities for which the owner still holds the required permission. */
  capabilities: readonly TokenCapability[]
}

/**
 * Finds the token, and its owner as a caller: with the granted permissions that the owner's own account still
 * holds in that organization. An active access context makes no difference.
 *
 * @throws ApiError 401 API_TOKEN_MISTYPED, API_TOKEN_EXPIRED, or API_TOKEN_INVALID for a token that is
 *   unknown, or whose owner is gone or no longer holds anything that was granted
 */
export async function callerOfApiToken(
  context: ServerContext,
  secret: string,
): Promise<TokenCaller> {
  const token = await findApiToken(context, secret)
  const owner = await loadCaller(context, token.user_id, null)
  if (owner === null) throw refused('API_TOKEN_INVALID')
  const { permissions, capabilities } = rightsOfToken(token, owner.own)
  if (permissions.length + capabilities.length === 0) throw refused('API_TOKEN_INVALID')
  return { token, caller: asCaller(token, owner, permissions), capabilities }
}

/**
 * The caller for an endpoint that needs a capability, which the token has, reduced to the permission that the
 * capability requires, whatever else the token grants.
 */
export const withCapability = (
  { token, caller }: TokenCaller,
  capability: TokenCapability,
): Caller => asCaller(token, caller, [CAPABILITY_NEEDS[capability]])

/** The caller of a call that is closed to the token. */
export const withoutPermissions = ({ token, caller }: TokenCaller): Caller =>
  asCaller(token, caller, [])

function asCaller(token: TokenRow, { user, locked }: Caller, held: readonly Permission[]): Caller {
  const permissions: PermissionMap = Object.fromEntries(
    held.map((permission) => [permission, [token.organization_id]]),
  )
  return callerOf(
    { ...user, permissions, access_context: null },
    {
      locked,
      token: {
        id: token.id,
        name: token.name,
        signature: `token of ${user.fullName}`,
        deviceIds: token.device_scope,
      },
    },
  )
}

async function findApiToken(context: ServerContext, secret: string): Promise<TokenRow> {
  if (!hasApiTokenForm(secret)) throw refused('API_TOKEN_MISTYPED')
  const hash = hashApiToken(secret)
  const row = await context.store.db
    .selectFrom('api_tokens')
    .selectAll()
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  if (row === undefined || !isSameHash(row.secret_hash, hash)) throw refused('API_TOKEN_INVALID')
  // Only a holder of the secret gets here, so the token's name may be disclosed.
  if (row.expires_at !== null && row.expires_at <= context.clock()) {
    const parts = { name: row.name, until: new Date(row.expires_at).toISOString() }
    throw apiError('API_TOKEN_EXPIRED', parts, undefined, INVALID_TOKEN_CHALLENGE)
  }
  return row
}

const refused = (code: 'API_TOKEN_MISTYPED' | 'API_TOKEN_INVALID'): ApiError =>
  apiError(code, {}, undefined, INVALID_TOKEN_CHALLENGE)
