import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'
import type { Caller } from './access.ts'
import { loadCaller } from './loadCaller.ts'
import { invalidToken } from './tokens/checkedToken.ts'
import { verifyAccessToken } from './verifyAccessToken.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by {@link requireCaller}; to be read only on routes that have that hook. */
    caller: Caller
  }
}

/**
 * The hook that lets nobody pass without a good access token, and sets `request.caller`. As
 * `onRequest` it answers strangers before their body is read; it works as `preHandler` as well.
 *
 * @throws UNAUTHORIZED, TOKEN_EXPIRED or TOKEN_INVALID, with a `WWW-Authenticate` header
 */
export function requireCaller(
  context: ServerContext,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request) => {
    request.caller = await callerOfToken(context, bearerOf(request))
  }
}

/** Checks an access token and loads its caller, wherever the token came from. */
export async function callerOfToken(context: ServerContext, token: string): Promise<Caller> {
  const { userId, signIn } = await verifyAccessToken(context, token)
  const caller = await loadCaller(context, userId, signIn)
  if (caller === null) throw invalidToken()
  return caller
}

/**
 * The bearer token of a request.
 *
 * @throws UNAUTHORIZED where there is none
 */
export function bearerOf({ headers }: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (token !== undefined) return token
  throw apiError('UNAUTHORIZED', {}, undefined, { 'www-authenticate': 'Bearer' })
}
