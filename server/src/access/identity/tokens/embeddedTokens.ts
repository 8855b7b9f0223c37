import { jwtVerify } from 'jose'
import type { ServerContext } from '../../../context.ts'
import { API_RESOURCE, SESSION_CLAIM, SIGNING_ALGORITHM } from '../provider/constants.ts'
import { issuerOf } from '../provider/createProvider.ts'
import { identityKeys } from '../provider/identityKeys.ts'
import { liveSession } from '../sessions.ts'
import { invalidToken, signInOf, type CheckedToken } from './checkedToken.ts'

/**
 * Checks the access tokens of the embedded provider, whose subjects are user ids. A token ends with its session,
 * even if it has not expired yet.
 */
export async function checkEmbeddedToken(
  context: ServerContext,
  token: string,
): Promise<CheckedToken> {
  const { keySet } = await identityKeys(context)
  const { payload } = await jwtVerify(token, keySet, {
    issuer: issuerOf(context),
    audience: API_RESOURCE,
    algorithms: [SIGNING_ALGORITHM],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(context.clock()),
  })
  const { sub = '', exp = 0, [SESSION_CLAIM]: session } = payload
  const sessionId = typeof session === 'string' ? session : null
  const signIn = sessionId === null ? signInOf(payload) : await liveSession(context, sessionId)
  if (signIn === null) throw invalidToken()
  return { userId: sub, sessionId, signIn, expiresAtMs: exp * 1000 }
}
