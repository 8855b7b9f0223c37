import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { API_RESOURCE } from '../provider/constants.ts'

/** An issuer that returns profiles only at its userinfo endpoint. */
export interface TinyIssuer {
  issuer: string
  token(subject: string): Promise<string>
  close(): Promise<void>
}

/**
 * @param profile what its userinfo endpoint returns to a caller with a token
 * @param name what it calls itself; default: its own address
 */
export async function startTinyIssuer(
  profile: Readonly<Record<string, unknown>>,
  name?: string,
): Promise<TinyIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tiny', alg: 'RS256', use: 'sig' }
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
    const page = pages[request.url ?? '']
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(page ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    token: (subject) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', kid: 'tiny' })
        .setIssuer(issuer)
        .setAudience(API_RESOURCE)
        .setSubject(subject)
        .setExpirationTime('5 minutes')
        .sign(privateKey),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
