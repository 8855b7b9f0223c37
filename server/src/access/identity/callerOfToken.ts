import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from './access.ts'
import { loadCaller } from './loadCaller.ts'
import type { LineSource } from './signIn/logSignIn.ts'
import { invalidToken } from './tokens/checkedToken.ts'
import { verifyAccessToken } from './verifyAccessToken.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireCallerOrToken`; only read it on routes that have that hook. */
    caller: Caller
  }
}

/**
 * Checks an access token and loads its caller, regardless of how the token was sent.
 *
 * @param source as for {@link verifyAccessToken}
 */
export async function callerOfToken(
  context: ServerContext,
  token: string,
  source?: LineSource,
): Promise<Caller> {
  const { userId, signIn } = await verifyAccessToken(context, token, source)
  const caller = await loadCaller(context, userId, signIn)
  if (caller === null) throw invalidToken()
  return caller
}

/**
 * The bearer token of a request.
 *
 * @throws UNAUTHORIZED if there is none
 */
export function bearerOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (token !== undefined) return token
  throw apiError('UNAUTHORIZED', {}, undefined, { 'www-authenticate': 'Bearer' })
}
