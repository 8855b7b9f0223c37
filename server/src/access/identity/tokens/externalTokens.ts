import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { ServerContext } from '../../../context.ts'
import { takeClaimedRoles } from '../claimedRoles/takeClaimedRoles.ts'
import { API_RESOURCE } from '../provider/constants.ts'
import { invalidToken, issuerIsSilent, signInOf, type CheckedToken } from './checkedToken.ts'
import { externalIssuer } from './externalIssuer.ts'
import type { LineSource } from '../signIn/logSignIn.ts'
import { noteExternalSignIn } from './externalSignIn.ts'
import { externalUser } from './externalUser.ts'

/** Only signatures that need a private key: never `none`, never a shared secret. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/**
 * Checks an access token of the external issuer. It must be a JWT made for the API: its audience
 * is `urn:airshed:api`, so an identity token, which is made for a client, is refused.
 */
export async function checkExternalToken(
  context: ServerContext,
  token: string,
  source: LineSource,
): Promise<CheckedToken> {
  const { oidcIssuer = '' } = context.config
  const issuer = await externalIssuer(context, oidcIssuer)
  const { payload } = await jwtVerify(token, orSilent(issuer.keySet), {
    issuer: issuer.issuer,
    audience: API_RESOURCE,
    algorithms,
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(context.clock()),
  })
  const { sub = '', exp = 0 } = payload
  if (sub === '' || sub.includes('\0')) throw invalidToken()
  const claims = { ...payload, sub }
  const userId = await externalUser(context, issuer, claims, token)
  await takeClaimedRoles(context, issuer, userId, claims, token)
  await noteExternalSignIn(context, userId, payload, source)
  return {
    sessionId: null,
    signIn: signInOf(payload),
    userId,
    expiresAtMs: exp * 1000,
  }
}

/** A failure to fetch keys is the issuer's fault, not the token's. */
function orSilent(keySet: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keySet(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      if (error instanceof errors.JWKSMultipleMatchingKeys) throw error
      throw issuerIsSilent()
    }
  }
}
