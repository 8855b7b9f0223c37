import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { API_RESOURCE, CONSOLE_CLIENT_ID } from '../provider/constants.ts'
import type { TestBrowser } from './browser.ts'

/** Tokens as issued by the provider. */
export interface Tokens {
  access_token: string
  refresh_token: string
  id_token: string
  expires_in: number
}

/** One authorization request of the console, with its PKCE secret. */
export interface AuthorizationRequest {
  url: string
  verifier: string
  redirectUri: string
}

/** The console's authorization request; parameters with the value '' are left out. */
export function authorizationRequest(
  origin: string,
  changes: Readonly<Record<string, string>> = {},
): AuthorizationRequest {
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = changes['redirect_uri'] ?? `${origin}/sign-in/callback`
  const parameters = {
    client_id: CONSOLE_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    resource: API_RESOURCE,
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }
  const given = Object.entries(parameters).filter(([, value]) => value !== '')
  return { url: `/oidc/auth?${new URLSearchParams(given)}`, verifier, redirectUri }
}

/** Parameters that the console's callback was called with. */
export function callbackOf(response: LightMyRequestResponse): Record<string, string> {
  const { location } = response.headers
  if (location === undefined) throw new Error(`expected a redirect, got ${response.body}`)
  const { searchParams, hash } = new URL(location)
  return Object.fromEntries([...searchParams, ...new URLSearchParams(hash.slice(1))])
}

/** Calls the token endpoint as the console does. */
export function askForTokens(
  app: FastifyInstance,
  form: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: CONSOLE_CLIENT_ID, ...form }).toString(),
  })
}

/** Exchanges the code of a callback. */
export async function exchangeCode(
  app: FastifyInstance,
  request: AuthorizationRequest,
  code: string,
): Promise<Tokens> {
  const response = await askForTokens(app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: request.redirectUri,
    code_verifier: request.verifier,
  })
  return response.json<Tokens>()
}

/** The entire sign-in with a password, from the console to its tokens. */
export async function signIn(
  app: FastifyInstance,
  browser: TestBrowser,
  origin: string,
  person: { email: string; password: string },
): Promise<Tokens> {
  const request = authorizationRequest(origin)
  const page = await browser.follow(await browser.get(request.url))
  const answer = await browser.follow(await browser.post(browser.formPath(page), person))
  return exchangeCode(app, request, callbackOf(answer)['code'] ?? '')
}
