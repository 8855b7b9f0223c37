import { apiError, unavailable, type ApiError } from '../../errors.ts'

/** What a good access token says. */
export interface CheckedToken {
  userId: string
  /** The session with which the token ends; null: it ends with its time alone. */
  sessionId: string | null
  /** ms UTC. */
  expiresAtMs: number
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
