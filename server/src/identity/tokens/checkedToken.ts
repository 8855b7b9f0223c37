import { SIGN_IN_METHODS } from '@airshed/schemas'
import type { JWTPayload } from 'jose'
import { apiError, unavailable, type ApiError } from '../../errors.ts'
import type { SignIn } from '../access.ts'

/** What a good access token says. */
export interface CheckedToken {
  userId: string
  /** The session with which the token ends; null: it ends with its time alone. */
  sessionId: string | null
  signIn: SignIn
  /** ms UTC. */
  expiresAtMs: number
}

/** What a token itself says of the sign-in it rests on, where this server keeps no session for it. */
export function signInOf({ amr, auth_time: at }: JWTPayload): SignIn {
  const claimed: unknown[] = Array.isArray(amr) ? amr : []
  return {
    sessionId: null,
    methods: SIGN_IN_METHODS.filter((method) => claimed.includes(method)),
    at: typeof at === 'number' ? at * 1000 : null,
  }
}

/** Signals to a client that another token is needed (RFC 6750, section 3). */
export const INVALID_TOKEN_CHALLENGE = { 'www-authenticate': 'Bearer error="invalid_token"' }

/** The token is good for nothing here, for whatever reason. */
export function invalidToken(): ApiError {
  return apiError('TOKEN_INVALID', {}, undefined, INVALID_TOKEN_CHALLENGE)
}

/** The external issuer cannot be asked. */
export function issuerIsSilent(): ApiError {
  return unavailable('The identity provider')
}
