import { LIVE_BEARER_PREFIX } from '@airshed/schemas'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import type { Caller } from '../../access/identity/access.ts'
import { callerOfApiToken } from '../../access/identity/apiTokens/callerOfApiToken.ts'
import { isApiToken } from '../../access/identity/apiTokens/secret.ts'
import { countTokenUse } from '../../access/identity/apiTokens/tokenUsage.ts'
import { callerOfToken } from '../../access/identity/callerOfToken.ts'
import { verifyAccessToken } from '../../access/identity/verifyAccessToken.ts'
import { limitWrongTokens, type TokenSender } from '../../access/identity/wrongTokens.ts'

/** The identity of a connection, from its token. */
export interface Connecting {
  userId: string
  /** The session that the connection ends with; null: none. */
  sessionId: string | null
  /** The API token of a machine; null: a person connects. */
  tokenId: string | null
  /** ms UTC; null: expiry is found when permissions are rechecked. */
  expiresAtMs: number | null
}

/** The token of a connection, from its header or a subprotocol. One in the address is ignored: addresses are kept. */
export function tokenOf({ headers }: FastifyRequest): string {
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) return bearer
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  const protocol = offered.find((one) => one.startsWith(LIVE_BEARER_PREFIX))
  return protocol?.slice(LIVE_BEARER_PREFIX.length) ?? ''
}

/** @throws ApiError 401 if the token is invalid; 429 if the address sent too many invalid ones */
export async function whoConnects(
  context: ServerContext,
  token: string,
  sender: TokenSender,
): Promise<Connecting> {
  const limited = <Found>(check: () => Promise<Found>) =>
    limitWrongTokens(context, sender, token, check)
  if (!isApiToken(token)) {
    const checked = await limited(() => verifyAccessToken(context, token, sender))
    return { ...checked, tokenId: null }
  }
  const { token: row, caller } = await limited(() => callerOfApiToken(context, token))
  await countTokenUse(context, row.id)
  return { userId: caller.user.id, sessionId: null, tokenId: row.id, expiresAtMs: null }
}

/**
 * The caller with current permissions.
 *
 * @throws ApiError 401 once the token is no longer valid
 */
export async function callerNow(context: ServerContext, token: string): Promise<Caller> {
  if (isApiToken(token)) return (await callerOfApiToken(context, token)).caller
  return callerOfToken(context, token)
}
