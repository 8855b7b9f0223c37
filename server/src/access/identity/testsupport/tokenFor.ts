import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { ServerContext } from '../../../context.ts'
import { ACCESS_TOKEN_TTL_S, API_RESOURCE, CONSOLE_CLIENT_ID } from '../provider/constants.ts'
import { issuerOf } from '../provider/createProvider.ts'
import { identityKeys } from '../provider/identityKeys.ts'

/** How a token may differ from a valid one, for tests of what is rejected. */
export interface TokenOptions {
  issuer?: string
  audience?: string
  /** `typ` of the header, default `at+jwt`. */
  type?: string
  /** Seconds from now; default: that of real tokens; negative: already expired. */
  expiresInS?: number
  /** How long ago it was issued, in seconds; default: now. */
  issuedAgoS?: number
  /** Further claims. */
  claims?: Readonly<Record<string, unknown>>
}

/**
 * An access token for a user, signed like those of the embedded provider, but without a sign-in.
 *
 * @param userId need not exist
 */
export async function tokenFor(
  context: ServerContext,
  userId: string,
  options: TokenOptions = {},
): Promise<string> {
  const { signingKey } = await identityKeys(context)
  const nowS = Math.floor(context.clock() / 1000)
  const { alg = '', kid = '' } = signingKey
  return new SignJWT({ ...options.claims, client_id: CONSOLE_CLIENT_ID, jti: randomUUID() })
    .setProtectedHeader({ alg, kid, typ: options.type ?? 'at+jwt' })
    .setIssuer(options.issuer ?? issuerOf(context))
    .setAudience(options.audience ?? API_RESOURCE)
    .setSubject(userId)
    .setIssuedAt(nowS - (options.issuedAgoS ?? 0))
    .setExpirationTime(nowS + (options.expiresInS ?? ACCESS_TOKEN_TTL_S))
    .sign(await importJWK(signingKey))
}
