import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { API_RESOURCE } from '../provider/constants.ts'

/** An issuer that returns profiles only at its userinfo endpoint. */
export interface TinyIssuer {
  issuer: string
  /** @param issuedInS seconds from now, default 0 */
  token(subject: string, issuedInS?: number): Promise<string>
  /** From now on its userinfo endpoint fails. */
  failProfiles(): void
  close(): Promise<void>
}

/**
 * @param profile what its userinfo endpoint returns to a caller with a token
 * @param name the issuer name it reports; default: its own address
 */
export async function startTinyIssuer(
  profile: Readonly<Record<string, unknown>>,
  name?: string,
): Promise<TinyIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tiny', alg: 'RS256', use: 'sig' }
  let isFailing = false
  const server = createServer((request, response) => {
    const pages: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: name ?? issuer,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/profile`,
      },
      '/keys': { keys: [jwk] },
      '/profile': request.headers.authorization === undefined ? {} : profile,
    }
    const page = isFailing && request.url === '/profile' ? undefined : pages[request.url ?? '']
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(page ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    failProfiles: () => (isFailing = true),
    token: (subject, issuedInS = 0) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', kid: 'tiny' })
        .setIssuer(issuer)
        .setAudience(API_RESOURCE)
        .setSubject(subject)
        .setIssuedAt(Math.floor(Date.now() / 1000) + issuedInS)
        .setExpirationTime('5 minutes')
        .sign(privateKey),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
