import type { TokenCapability } from '@airshed/schemas'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { callerOfApiToken } from './apiTokens/callerOfApiToken.ts'
import { isApiToken } from './apiTokens/secret.ts'
import { bearerOf, callerOfToken } from './requireCaller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the API token by which the call comes; null: a person makes it. */
    tokenName: string | null
  }
}

/**
 * As {@link requireCaller}, for routes that machines use as well: a bearer that begins with
 * `airshed_` is taken as an API token, which must have the capability.
 *
 * @throws UNAUTHORIZED, TOKEN_EXPIRED, TOKEN_INVALID, API_TOKEN_EXPIRED or API_TOKEN_INVALID, with a
 *   `WWW-Authenticate` header
 */
export function requireCallerOrToken(
  context: ServerContext,
  capability: TokenCapability,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const token = bearerOf(request)
    if (isApiToken(token)) {
      Object.assign(request, await callerOfApiToken(context, token, capability))
    } else {
      request.caller = await callerOfToken(context, token)
    }
  }
}
