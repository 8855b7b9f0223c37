import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { ServerContext } from '../../../context.ts'
import { issuerIsSilent } from './checkedToken.ts'

/** Metadata of the external issuer. */
export interface ExternalIssuer {
  issuer: string
  keySet: JWTVerifyGetKey
  userinfoEndpoint: string | null
}

const answerWithinMs = 5_000
const newIssuers = () => new Map<string, Promise<ExternalIssuer>>()

/**
 * The external issuer from the settings, discovered once and retried after a failure.
 *
 * @throws UNAVAILABLE if it does not answer, or answers as a different issuer
 */
export function externalIssuer(context: ServerContext, issuer: string): Promise<ExternalIssuer> {
  const issuers = context.memory.of(newIssuers)
  const known = issuers.get(issuer)
  if (known !== undefined) return known
  const discovering = discover(context, issuer)
  issuers.set(issuer, discovering)
  discovering.catch(() => issuers.delete(issuer))
  return discovering
}

async function discover(context: ServerContext, issuer: string): Promise<ExternalIssuer> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = await readJson(address).catch((error: unknown) => {
    context.log.warn({ err: error, address }, 'the identity provider does not answer')
    throw issuerIsSilent()
  })
  const { issuer: named, jwks_uri: keys, userinfo_endpoint: userinfo } = found
  if (named !== issuer || typeof keys !== 'string') {
    context.log.error(
      { address, expected: issuer, got: named },
      'the identity provider gives another issuer name, or no keys; check OIDC_ISSUER',
    )
    throw issuerIsSilent()
  }
  return {
    issuer,
    keySet: createRemoteJWKSet(new URL(keys), { timeoutDuration: answerWithinMs }),
    userinfoEndpoint: typeof userinfo === 'string' ? userinfo : null,
  }
}

/** Reads a JSON object from the issuer. */
export async function readJson(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(answerWithinMs) })
  if (!response.ok) throw new Error(`${address}: expected status 200, got ${response.status}`)
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) {
    throw new Error(`${address}: expected a JSON object, got ${typeof body}`)
  }
  return body as Record<string, unknown>
}
