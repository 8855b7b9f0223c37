import { callName, type Call } from '@airshed/schemas/calls'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { apiError } from '../errors.ts'
import type { Caller } from './access.ts'
import { callerOfApiToken, withCapability } from './apiTokens/callerOfApiToken.ts'
import { isApiToken } from './apiTokens/secret.ts'
import { countTokenUse } from './apiTokens/tokenUse.ts'
import { bearerOf, callerOfToken } from './callerOfToken.ts'
import { limitWrongTokens } from './wrongTokens.ts'

/** The parts of a call's definition that concern machines. */
type MachineRule = Pick<Call, 'method' | 'path' | 'tokens' | 'capability'>

/**
 * Hook that requires a valid access token or API token, and sets `request.caller`. A bearer that begins with
 * `airshed_` is treated as an API token, and the call must be open to it.
 *
 * @throws ApiError 401 UNAUTHORIZED, TOKEN_EXPIRED, TOKEN_INVALID, API_TOKEN_MISTYPED, API_TOKEN_EXPIRED or
 *   API_TOKEN_INVALID, with a `WWW-Authenticate` header; 403 PEOPLE_ONLY, TOKEN_SCOPE or FORBIDDEN for a valid
 *   API token that may not make the call; 429 if the address sent too many invalid ones
 */
export function requireCallerOrToken(
  context: ServerContext,
  call: MachineRule,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const bearer = bearerOf(request)
    request.caller = isApiToken(bearer)
      ? await machineOf(context, call, bearer, request)
      : await limitWrongTokens(context, request, bearer, () =>
          callerOfToken(context, bearer, request),
        )
  }
}

async function machineOf(
  context: ServerContext,
  call: MachineRule,
  bearer: string,
  request: FastifyRequest,
): Promise<Caller> {
  const known = await limitWrongTokens(context, request, bearer, () =>
    callerOfApiToken(context, bearer),
  )
  const { token, caller } = known
  await countTokenUse(context, token.id)
  const { tokens, capability } = call
  if (tokens === undefined && capability === undefined) {
    throw apiError('PEOPLE_ONLY', { call: callName(call) })
  }
  if (token.device_scope !== null && tokens !== 'any') {
    throw apiError('TOKEN_SCOPE', { call: callName(call) })
  }
  return capability === undefined ? caller : withCapability(known, capability)
}
