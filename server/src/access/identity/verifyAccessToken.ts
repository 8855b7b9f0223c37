import { errors } from 'jose'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { isApiToken } from './apiTokens/secret.ts'
import type { LineSource } from './signIn/logSignIn.ts'
import {
  INVALID_TOKEN_CHALLENGE,
  invalidToken,
  issuerIsSilent,
  type CheckedToken,
} from './tokens/checkedToken.ts'
import { checkEmbeddedToken } from './tokens/embeddedTokens.ts'
import { checkExternalToken } from './tokens/externalTokens.ts'

/** Longest accepted token, in characters. */
const longestToken = 8 * 1024

/**
 * Checks signature, issuer, audience, algorithm and expiry of an access token, and finds its user.
 * With an external issuer an unknown user is created, without any permission. API tokens are rejected:
 * they are not sent to the issuer, and only work where a call accepts them.
 *
 * @param source the log source for sign-ins at an external issuer; default: no request
 * @throws TOKEN_EXPIRED, TOKEN_INVALID, or UNAVAILABLE if the external issuer does not answer
 */
export async function verifyAccessToken(
  context: ServerContext,
  token: string,
  source: LineSource = context,
): Promise<CheckedToken> {
  if (token.length > longestToken || isApiToken(token)) throw invalidToken()
  const check = context.config.oidcIssuer === undefined ? checkEmbeddedToken : checkExternalToken
  try {
    return await check(context, token, source)
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw apiError('TOKEN_EXPIRED', {}, undefined, INVALID_TOKEN_CHALLENGE)
    }
    if (error instanceof errors.JWKSTimeout) throw issuerIsSilent()
    if (error instanceof errors.JOSEError) {
      context.log.debug({ reason: error.code }, 'access token refused')
      throw invalidToken()
    }
    throw error
  }
}
