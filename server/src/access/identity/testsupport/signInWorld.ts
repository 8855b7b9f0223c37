import type { Role } from '@airshed/schemas'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { seedOrganization } from '../../../testing/seed.ts'
import { createTestServer, type TestServerOptions } from '../../../testing/testServer.ts'
import { createUser } from '../createUser.ts'
import { TestBrowser } from './browser.ts'
import {
  authorizationRequest,
  callbackOf,
  exchangeCode,
  signIn,
  type AuthorizationRequest,
  type Tokens,
} from './consoleSignIn.ts'

/** Public address of a test server. */
export const ORIGIN = 'http://localhost:4000'
/** The credentials of Ana. */
export const ANA = { email: 'ana@example.org', password: 'a long enough password' }

interface SignInWorldOptions extends TestServerOptions {
  /** Ana's role in an organization `city` that is created for it. Default: Ana has no role anywhere. */
  role?: Role
}

/** A sign-in page, with the authorization request that led there. */
export interface OpenedSignIn {
  browser: TestBrowser
  request: AuthorizationRequest
  page: LightMyRequestResponse
  /** Where its form is sent. */
  path: string
}

/** A server with the user `ana`, and browsers to sign in to its console. Its clock runs by default. */
export async function createSignInWorld({ role, ...options }: SignInWorldOptions = {}) {
  const server = await createTestServer({ clock: Date.now, ...options })
  const { app, context } = server
  if (role !== undefined) await seedOrganization(context, 'city')
  const roles = role === undefined ? [] : [{ organizationId: 'city', role }]
  await createUser(context, { ...ANA, id: 'ana', firstName: 'Ana', lastName: 'Ortiz', roles })

  /** A browser without cookies. */
  const newBrowser = (headers: Readonly<Record<string, string>> = {}) =>
    new TestBrowser(app, ORIGIN, headers)

  return {
    ...server,
    newBrowser,
    /** Signs Ana in with her password, from the console to its tokens. */
    signIn: (browser = newBrowser()): Promise<Tokens> => signIn(app, browser, ORIGIN, ANA),
    async openSignIn(browser = newBrowser()): Promise<OpenedSignIn> {
      const request = authorizationRequest(ORIGIN)
      const page = await browser.follow(await browser.get(request.url))
      return { browser, request, page, path: browser.formPath(page) }
    },
    /** Follows the answer of a finished sign-in to the console, and exchanges its code. */
    async tokensAfter(
      done: LightMyRequestResponse,
      { browser, request }: Pick<OpenedSignIn, 'browser' | 'request'>,
    ): Promise<Tokens> {
      const { code = '' } = callbackOf(await browser.follow(done))
      return exchangeCode(app, request, code)
    },
    /** Parameters that the console gets back from a request without a page (`prompt=none`). */
    async silently(browser: TestBrowser): Promise<Record<string, string>> {
      const { url } = authorizationRequest(ORIGIN, { prompt: 'none' })
      return callbackOf(await browser.get(url))
    },
    /** Calls the API with tokens. @param at default: this server; else another process */
    async callAs<Body = null>(
      { access_token: token }: Pick<Tokens, 'access_token'>,
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
      at: FastifyInstance = app,
    ): Promise<{ status: number; body: Body }> {
      const headers = { authorization: `Bearer ${token}` }
      const response = await at.inject({ method, url: `/v2/${path}`, headers, payload })
      const body = (response.body === '' ? null : response.json()) as Body
      return { status: response.statusCode, body }
    },
  }
}

export type SignInWorld = Awaited<ReturnType<typeof createSignInWorld>>
