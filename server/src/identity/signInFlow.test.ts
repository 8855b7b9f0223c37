import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { seedOrganization } from '../testing/seed.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { createUser } from './createUser.ts'
import { TestBrowser } from './testsupport/browser.ts'
import {
  askForTokens,
  authorizationRequest,
  callbackOf,
  exchangeCode,
  signIn,
  type Tokens,
} from './testsupport/consoleSignIn.ts'
import { verifyAccessToken } from './verifyAccessToken.ts'

const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }
let server: TestServer
let anaId: string

beforeAll(async () => {
  server = await createTestServer({ clock: Date.now })
  await seedOrganization(server.context, 'org_city')
  const user = await createUser(server.context, {
    ...ana,
    firstName: 'Ana',
    lastName: 'Ortiz',
    roles: [{ organizationId: 'org_city', role: 'owner' }],
  })
  anaId = user.id
})
afterAll(() => server.close())

const newBrowser = () => new TestBrowser(server.app, origin)
const refresh = (token: string) =>
  askForTokens(server.app, { grant_type: 'refresh_token', refresh_token: token })

describe('the provider', () => {
  it('describes itself under the public address, whatever name it was called by', async () => {
    const response = await server.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      issuer: `${origin}/oidc`,
      authorization_endpoint: `${origin}/oidc/auth`,
      token_endpoint: `${origin}/oidc/token`,
      end_session_endpoint: `${origin}/oidc/session/end`,
      jwks_uri: `${origin}/oidc/jwks`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
    expect(response.body).not.toContain('evil')
  })

  it('publishes only the public half of its key', async () => {
    const { keys } = (await server.inject('/oidc/jwks')).json<{ keys: object[] }>()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' })
    expect(keys[0]).not.toHaveProperty('d')
  })

  it.each<[string, Record<string, string>]>([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for a token in the address', { response_type: 'token' }],
  ])('refuses a request %s', async (_how, changes) => {
    const { url } = authorizationRequest(origin, changes)
    expect(callbackOf(await newBrowser().get(url))['error']).toMatch(
      /invalid_request|unsupported_response_type/,
    )
  })

  it.each<[string, Record<string, string>]>([
    ['a foreign address', { redirect_uri: 'https://evil.example/callback' }],
    ['an unknown client', { client_id: 'somebody' }],
    ['a client with a NUL character', { client_id: 'some\0body' }],
    ['a state with a NUL character', { state: 'a\0b', redirect_uri: 'http://x.example/' }],
  ])('shows a page of its own for %s and leads nowhere', async (_what, changes) => {
    const response = await newBrowser().get(authorizationRequest(origin, changes).url)
    expect(response.statusCode).toBe(400)
    expect(response.headers.location).toBeUndefined()
    expect(response.body).toContain('Sign-in could not go on')
    expect(response.body).not.toContain('evil.example')
  })

  it('does not fail on a NUL character in what it keeps', async () => {
    const response = await newBrowser().get(authorizationRequest(origin, { state: 'a\0b' }).url)
    expect(callbackOf(response)['error']).toBe('invalid_request')
  })
})

describe('signing in with a password', () => {
  it('ends in tokens that the API takes', async () => {
    const browser = newBrowser()
    const request = authorizationRequest(origin)
    const start = await browser.get(request.url)
    expect(start.statusCode).toBe(303)
    expect(start.headers.location).toMatch(/^\/oidc\/interaction\/[\w-]+$/)

    const page = await browser.follow(start)
    expect(page.statusCode).toBe(200)
    const sent = await browser.post(browser.formPath(page), { ...ana, email: 'Ana@Example.org' })
    expect(sent.statusCode).toBe(303)

    const callback = await browser.follow(sent)
    expect(callback.headers.location).toMatch(/^http:\/\/localhost:4000\/sign-in\/callback\?/)
    const { code = '', state, iss } = callbackOf(callback)
    expect({ state, iss }).toEqual({ state: 'state-1', iss: `${origin}/oidc` })

    const tokens = await exchangeCode(server.app, request, code)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600 })
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'ES256',
      typ: 'at+jwt',
    })
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${origin}/oidc`,
      aud: 'urn:airshed:api',
      sub: anaId,
      client_id: 'airshed-console',
      email: ana.email,
    })
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'airshed-console',
      sub: anaId,
      email: ana.email,
      name: 'Ana Ortiz',
    })
    expect((await verifyAccessToken(server.context, tokens.access_token)).userId).toBe(anaId)
  })

  it('gives a code that works once and only with its secret', async () => {
    const browser = newBrowser()
    const request = authorizationRequest(origin)
    const page = await browser.follow(await browser.get(request.url))
    const answer = await browser.follow(await browser.post(browser.formPath(page), ana))
    const { code = '' } = callbackOf(answer)
    const stolen = await exchangeCode(server.app, authorizationRequest(origin), code)
    expect(stolen).toMatchObject({ error: 'invalid_grant' })
    expect(await exchangeCode(server.app, request, code)).toHaveProperty('access_token')
    expect(await exchangeCode(server.app, request, code)).toMatchObject({ error: 'invalid_grant' })
  })

  it('sends a page that waited too long back to the console', async () => {
    const page = await newBrowser().get('/oidc/interaction/gone')
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('This page is too old')
  })

  it("does not take another browser's page", async () => {
    const [mine, theirs] = [newBrowser(), newBrowser()]
    const myPage = await mine.follow(await mine.get(authorizationRequest(origin).url))
    await theirs.follow(await theirs.get(authorizationRequest(origin).url))
    const answer = await theirs.post(mine.formPath(myPage), ana)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })
})

describe('a refresh token', () => {
  let tokens: Tokens
  beforeAll(async () => {
    tokens = await signIn(server.app, newBrowser(), origin, ana)
  })

  it('is replaced at each use, and its second use ends the whole family', async () => {
    const first = await refresh(tokens.refresh_token)
    expect(first.statusCode).toBe(200)
    const second = first.json<Tokens>()
    expect(second.refresh_token).not.toBe(tokens.refresh_token)
    expect((await verifyAccessToken(server.context, second.access_token)).userId).toBe(anaId)

    const third = (await refresh(second.refresh_token)).json<Tokens>()
    const reused = await refresh(second.refresh_token)
    expect([reused.statusCode, reused.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    const latest = await refresh(third.refresh_token)
    expect([latest.statusCode, latest.json()]).toMatchObject([400, { error: 'invalid_grant' }])
  })

  it('is won by one of two requests at the same time', async () => {
    const { refresh_token } = await signIn(server.app, newBrowser(), origin, ana)
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    expect(
      answers.map(({ statusCode }) => statusCode).filter((code) => code === 200).length,
    ).toBeLessThanOrEqual(1)
  })

  it('is not readable in the store', async () => {
    const { refresh_token } = await signIn(server.app, newBrowser(), origin, ana)
    const rows = await server.context.store.db
      .selectFrom('oidc_payloads')
      .selectAll()
      .where('model', '=', 'RefreshToken')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(refresh_token)
  })
})

describe('asking without a page (prompt=none)', () => {
  const silent = { prompt: 'none', redirect_uri: `${origin}/sign-in/silent` }

  it('says login_required while nobody is signed in', async () => {
    const { url } = authorizationRequest(origin, silent)
    expect(callbackOf(await newBrowser().get(url))['error']).toBe('login_required')
  })

  it('gives tokens to who is signed in', async () => {
    const browser = newBrowser()
    await signIn(server.app, browser, origin, ana)
    const request = authorizationRequest(origin, silent)
    const answer = await browser.get(request.url)
    expect(answer.headers.location).toMatch(/^http:\/\/localhost:4000\/sign-in\/silent\?/)
    const tokens = await exchangeCode(server.app, request, callbackOf(answer)['code'] ?? '')
    expect(decodeJwt(tokens.access_token).sub).toBe(anaId)
    expect(tokens.refresh_token).toBeTypeOf('string')
  })
})

describe('two processes on one store', () => {
  it('go on with what the other one began', async () => {
    const { config, store, bus } = server.context
    const { app } = await buildApp({ config, store, bus, clock: Date.now })
    const here = newBrowser()
    const request = authorizationRequest(origin)
    const page = await here.follow(await here.get(request.url))

    const there = here.copyFor(app)
    const answer = await there.follow(await there.post(here.formPath(page), ana))
    const tokens = await exchangeCode(server.app, request, callbackOf(answer)['code'] ?? '')
    const again = await askForTokens(app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(decodeJwt(again.json<Tokens>().access_token).sub).toBe(anaId)
    await app.close()
  })
})

describe('signing out', () => {
  it('needs no question when the console names the session, and ends it for good', async () => {
    const browser = newBrowser()
    const tokens = await signIn(server.app, browser, origin, ana)
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/`,
    })
    const page = await browser.get(`/oidc/session/end?${query}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`document.getElementById('sign-out').click()`)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-/)

    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? []
    const done = await browser.post(browser.formPath(page), { xsrf, logout: 'yes' })
    expect([done.statusCode, done.headers.location]).toEqual([303, `${origin}/`])

    const { url } = authorizationRequest(origin, { prompt: 'none' })
    expect(callbackOf(await browser.get(url))['error']).toBe('login_required')
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(400)
  })

  it('asks when a link from elsewhere leads there', async () => {
    const browser = newBrowser()
    await signIn(server.app, browser, origin, ana)
    const page = await browser.get('/oidc/session/end')
    expect(page.body).toContain('Do you want to end your session in this browser?')
    expect(page.body).not.toContain('<script')
  })

  it('sends nobody to an address that is not the console', async () => {
    const browser = newBrowser()
    const { id_token } = await signIn(server.app, browser, origin, ana)
    const query = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    })
    const page = await browser.get(`/oidc/session/end?${query}`)
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Sign-in could not go on')
  })
})
