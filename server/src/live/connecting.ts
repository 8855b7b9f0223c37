import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import type { Caller } from '../identity/access.ts'
import { callerOfApiToken } from '../identity/apiTokens/callerOfApiToken.ts'
import { isApiToken } from '../identity/apiTokens/secret.ts'
import { countTokenUse } from '../identity/apiTokens/tokenUse.ts'
import { callerOfToken } from '../identity/callerOfToken.ts'
import { verifyAccessToken } from '../identity/verifyAccessToken.ts'
import { limitWrongTokens, type TokenSender } from '../identity/wrongTokens.ts'

/** The subprotocol of the socket: browsers that offer a token as one need another that is chosen. */
export const LIVE_PROTOCOL = 'airshed.v2'
/** Before a token that is offered as a subprotocol: browsers can set no header. */
const BEARER_PROTOCOL = 'airshed.bearer.'

/** Who connects, as their token says. */
export interface Connecting {
  userId: string
  /** The session with which the connection ends; null: none. */
  sessionId: string | null
  /** The API token by which a machine connects; null: a person does. */
  tokenId: string | null
  /** ms UTC; null: each look at the rights finds the end. */
  expiresAtMs: number | null
}

/**
 * The token of who connects: an access token as `?token=`, or either kind as a header or a subprotocol. An
 * API token in the address is none: addresses are kept in logs and histories, and it is good for long.
 */
export function tokenOf({ query, headers }: FastifyRequest): string {
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) return bearer
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  const protocol = offered.find((one) => one.startsWith(BEARER_PROTOCOL))
  if (protocol !== undefined) return protocol.slice(BEARER_PROTOCOL.length)
  const { token } = query as { token?: unknown }
  return typeof token === 'string' && !isApiToken(token) ? token : ''
}

/** @throws ApiError 401 where the token is good for nothing; 429 where the address showed too many of those */
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
 * The caller with the rights of this moment.
 *
 * @throws ApiError 401 once the token is good for nothing any more
 */
export async function callerNow(context: ServerContext, token: string): Promise<Caller> {
  if (isApiToken(token)) return (await callerOfApiToken(context, token)).caller
  return callerOfToken(context, token)
}
