import { callName, type Call } from '@airshed/schemas/calls'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { apiError, type ApiError } from '../../base/errors.ts'
import type { Caller } from './access.ts'
import {
  callerOfApiToken,
  withCapability,
  withoutPermissions,
  type TokenCaller,
} from './apiTokens/callerOfApiToken.ts'
import { isApiToken } from './apiTokens/secret.ts'
import { countTokenUse } from './apiTokens/tokenUsage.ts'
import { bearerOf, callerOfToken } from './callerOfToken.ts'
import { limitWrongTokens } from './wrongTokens.ts'

/** The parts of a call's definition that concern machines. */
type MachineRule = Pick<Call, 'method' | 'path' | 'tokens' | 'capability'>

declare module 'fastify' {
  interface FastifyRequest {
    /** Why a valid API token may not make the call, for {@link refuseClosedCall}; null: it may, or it is none. */
    closedToToken: ApiError | null
  }
}

/**
 * Hook that requires a valid access token or API token, and sets `request.caller`. A bearer that begins with
 * `airshed_` is treated as an API token. One that may not make the call is a caller without any permission, and is
 * refused by {@link refuseClosedCall}, which has to follow: in between, the request is counted towards the limit of
 * the token.
 *
 * @throws ApiError 401 UNAUTHORIZED, TOKEN_EXPIRED, TOKEN_INVALID, API_TOKEN_MISTYPED, API_TOKEN_EXPIRED or
 *   API_TOKEN_INVALID, with a `WWW-Authenticate` header; 429 if the address sent too many invalid ones
 */
export function requireCallerOrToken(
  context: ServerContext,
  call: MachineRule,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.closedToToken = null
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
  request.closedToToken = refusalOf(call, known)
  if (request.closedToToken !== null) return withoutPermissions(known)
  return call.capability === undefined ? caller : withCapability(known, call.capability)
}

function refusalOf(call: MachineRule, { token, capabilities }: TokenCaller): ApiError | null {
  const { tokens, capability } = call
  if (tokens === undefined && capability === undefined) {
    return apiError('PEOPLE_ONLY', { call: callName(call) })
  }
  if (token.device_scope !== null && tokens !== 'any') {
    return apiError('TOKEN_SCOPE', { call: callName(call) })
  }
  if (capability === undefined || capabilities.includes(capability)) return null
  return apiError('FORBIDDEN', { permission: capability, organization: token.organization_id })
}

/**
 * Refuses an API token that may not make the call, once its request was counted.
 *
 * @throws ApiError 403 PEOPLE_ONLY, TOKEN_SCOPE or FORBIDDEN
 */
export async function refuseClosedCall({ closedToToken }: FastifyRequest): Promise<void> {
  if (closedToToken !== null) throw closedToToken
}
