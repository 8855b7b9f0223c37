import type { JWTPayload } from 'jose'
import type { ServerContext } from '../../../context.ts'
import { readJson, type ExternalIssuer } from './externalIssuer.ts'

/** Claims of a checked token. */
export type ExternalClaims = JWTPayload & { sub: string }

/**
 * The issuer's profile of a token's user, because access tokens often contain few claims.
 *
 * @param sub of the token; a profile with a different subject is ignored
 * @returns empty if the issuer has no profiles, or `silent` if it did not answer
 */
export async function profileOf(
  { log }: Pick<ServerContext, 'log'>,
  { userinfoEndpoint }: ExternalIssuer,
  sub: string,
  token: string,
): Promise<Readonly<Record<string, unknown>> | 'silent'> {
  if (userinfoEndpoint === null) return {}
  try {
    const profile = await readJson(userinfoEndpoint, { authorization: `Bearer ${token}` })
    return profile['sub'] === sub ? profile : {}
  } catch (error) {
    log.warn({ err: error }, 'the identity provider returned no profile of a user')
    return 'silent'
  }
}
