/** Path of the embedded provider below the public address. */
export const OIDC_PATH = '/oidc'

/** The console's client at the embedded provider. */
export const CONSOLE_CLIENT_ID = 'airshed-console'

/** Audience of every access token that the API accepts. */
export const API_RESOURCE = 'urn:airshed:api'

/** Signs access and identity tokens of the embedded provider. */
export const SIGNING_ALGORITHM = 'ES256'

/** Claim of an access token that names its session: the grant that sign-out and revocation remove. */
export const SESSION_CLAIM = 'sid'

/** Name in the result of a sign-in page: the epoch in which the proof began, see `sessionEpoch.ts`. */
export const EPOCH_RESULT = 'session_epoch'

/** How long an access token is valid; it must be refreshed before. */
export const ACCESS_TOKEN_TTL_S = 10 * 60

/** How long a browser stays signed in without a visit, and how long a refresh token family lives. */
export const SESSION_TTL_S = 14 * 24 * 60 * 60

/** How long a sign-in page may stay open. */
export const INTERACTION_TTL_S = 60 * 60

/** Path of the provider's sign-in pages. */
export const INTERACTION_PATH = `${OIDC_PATH}/interaction`
