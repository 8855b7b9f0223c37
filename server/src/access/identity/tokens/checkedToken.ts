import { SIGN_IN_METHODS } from '@airshed/schemas'
import type { JWTPayload } from 'jose'
import { apiError, unavailable, type ApiError } from '../../../base/errors.ts'
import type { SignIn } from '../access.ts'

/** Contents of a valid access token. */
export interface CheckedToken {
  userId: string
  /** The session that the token ends with, or null if it ends only by expiring. */
  sessionId: string | null
  signIn: SignIn
  /** ms UTC. */
  expiresAtMs: number
}

/** The sign-in according to the token itself, if this server keeps no session for it. */
export function signInOf({ amr, auth_time: at }: JWTPayload): SignIn {
  const claimed: unknown[] = Array.isArray(amr) ? amr : []
  return {
    sessionId: null,
    methods: SIGN_IN_METHODS.filter((method) => claimed.includes(method)),
    at: typeof at === 'number' ? at * 1000 : null,
  }
}

/** Tells a client that it needs another token (RFC 6750, section 3). */
export const INVALID_TOKEN_CHALLENGE = { 'www-authenticate': 'Bearer error="invalid_token"' }

/** The token is not valid here, for whatever reason. */
export function invalidToken(): ApiError {
  return apiError('TOKEN_INVALID', {}, undefined, INVALID_TOKEN_CHALLENGE)
}

/** The external issuer is unreachable. */
export function issuerIsSilent(): ApiError {
  return unavailable('The identity provider')
}
