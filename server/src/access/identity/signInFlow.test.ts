import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../front/app.ts'
import {
  askForTokens,
  authorizationRequest,
  callbackOf,
  exchangeCode,
  type Tokens,
} from './testsupport/consoleSignIn.ts'
import { ANA, createSignInWorld, ORIGIN, type SignInWorld } from './testsupport/signInWorld.ts'
import { verifyAccessToken } from './verifyAccessToken.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await createSignInWorld({ role: 'owner' })
})
afterAll(() => world.close())

const refresh = (token: string) =>
  askForTokens(world.app, { grant_type: 'refresh_token', refresh_token: token })

describe('the OpenID provider', () => {
  it('describes itself with the public address, whatever host was called', async () => {
    const response = await world.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      issuer: `${ORIGIN}/oidc`,
      authorization_endpoint: `${ORIGIN}/oidc/auth`,
      token_endpoint: `${ORIGIN}/oidc/token`,
      end_session_endpoint: `${ORIGIN}/oidc/session/end`,
      jwks_uri: `${ORIGIN}/oidc/jwks`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
    expect(response.body).not.toContain('evil')
  })

  it('publishes only the public half of its key', async () => {
    const { keys } = (await world.inject('/oidc/jwks')).json<{ keys: object[] }>()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' })
    expect(keys[0]).not.toHaveProperty('d')
  })

  it.each<[string, Record<string, string>]>([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['for a token in the address', { response_type: 'token' }],
  ])('refuses a request %s', async (_how, changes) => {
    const { url } = authorizationRequest(ORIGIN, changes)
    expect(callbackOf(await world.newBrowser().get(url))['error']).toMatch(
      /invalid_request|unsupported_response_type/,
    )
  })

  it.each<[string, Record<string, string>]>([
    ['a foreign address', { redirect_uri: 'https://evil.example/callback' }],
    ['an unknown client', { client_id: 'somebody' }],
    ['a client with a NUL character', { client_id: 'some\0body' }],
    ['a state with a NUL character', { state: 'a\0b', redirect_uri: 'http://x.example/' }],
  ])('shows a page of its own for %s and redirects nowhere', async (_what, changes) => {
    const response = await world.newBrowser().get(authorizationRequest(ORIGIN, changes).url)
    expect(response.statusCode).toBe(400)
    expect(response.headers.location).toBeUndefined()
    expect(response.body).toContain('Sign-in could not continue')
    expect(response.body).not.toContain('evil.example')
  })

  it('answers invalid_request to a NUL character', async () => {
    const response = await world
      .newBrowser()
      .get(authorizationRequest(ORIGIN, { state: 'a\0b' }).url)
    expect(callbackOf(response)['error']).toBe('invalid_request')
  })
})

describe('signing in with a password', () => {
  it('ends in tokens that the API accepts', async () => {
    const browser = world.newBrowser()
    const request = authorizationRequest(ORIGIN)
    const start = await browser.get(request.url)
    expect(start.statusCode).toBe(303)
    expect(start.headers.location).toMatch(/^\/oidc\/interaction\/[\w-]+$/)

    const page = await browser.follow(start)
    expect(page.statusCode).toBe(200)
    const sent = await browser.post(browser.formPath(page), { ...ANA, email: 'Ana@Example.org' })
    expect(sent.statusCode).toBe(303)

    const callback = await browser.follow(sent)
    expect(callback.headers.location).toMatch(/^http:\/\/localhost:4000\/sign-in\/callback\?/)
    const { code = '', state, iss } = callbackOf(callback)
    expect({ state, iss }).toEqual({ state: 'state-1', iss: `${ORIGIN}/oidc` })

    const tokens = await exchangeCode(world.app, request, code)
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600 })
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'ES256',
      typ: 'at+jwt',
    })
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${ORIGIN}/oidc`,
      aud: 'urn:airshed:api',
      sub: 'ana',
      client_id: 'airshed-console',
      email: ANA.email,
    })
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'airshed-console',
      sub: 'ana',
      email: ANA.email,
      name: 'Ana Ortiz',
    })
    expect((await verifyAccessToken(world.context, tokens.access_token)).userId).toBe('ana')
  })

  it('gives a code that works once and only with its secret', async () => {
    const { browser, request, path } = await world.openSignIn()
    const { code = '' } = callbackOf(await browser.follow(await browser.post(path, ANA)))
    const stolen = await exchangeCode(world.app, authorizationRequest(ORIGIN), code)
    expect(stolen).toMatchObject({ error: 'invalid_grant' })
    expect(await exchangeCode(world.app, request, code)).toHaveProperty('access_token')
    expect(await exchangeCode(world.app, request, code)).toMatchObject({ error: 'invalid_grant' })
  })

  it('sends a page that waited too long back to the console', async () => {
    const page = await world.newBrowser().get('/oidc/interaction/gone')
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('This page has expired')
  })

  it('refuses the page of another browser', async () => {
    const [mine, theirs] = [await world.openSignIn(), await world.openSignIn()]
    const answer = await theirs.browser.post(mine.path, ANA)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })
})

describe('a refresh token', () => {
  let tokens: Tokens
  beforeAll(async () => {
    tokens = await world.signIn()
  })

  it('replaces the token at each use, and a second use ends the whole family', async () => {
    const first = await refresh(tokens.refresh_token)
    expect(first.statusCode).toBe(200)
    const second = first.json<Tokens>()
    expect(second.refresh_token).not.toBe(tokens.refresh_token)
    expect((await verifyAccessToken(world.context, second.access_token)).userId).toBe('ana')

    const third = (await refresh(second.refresh_token)).json<Tokens>()
    const reused = await refresh(second.refresh_token)
    expect([reused.statusCode, reused.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    const latest = await refresh(third.refresh_token)
    expect([latest.statusCode, latest.json()]).toMatchObject([400, { error: 'invalid_grant' }])
  })

  it('goes to at most one of two simultaneous requests', async () => {
    const { refresh_token } = await world.signIn()
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    expect(
      answers.map(({ statusCode }) => statusCode).filter((code) => code === 200).length,
    ).toBeLessThanOrEqual(1)
  })

  it('stores no readable refresh token', async () => {
    const { refresh_token } = await world.signIn()
    const rows = await world.context.store.db
      .selectFrom('oidc_payloads')
      .selectAll()
      .where('model', '=', 'RefreshToken')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(refresh_token)
  })
})

describe('a request without a page (prompt=none)', () => {
  const silent = { prompt: 'none', redirect_uri: `${ORIGIN}/sign-in/silent` }

  it('answers login_required while nobody is signed in', async () => {
    const { url } = authorizationRequest(ORIGIN, silent)
    expect(callbackOf(await world.newBrowser().get(url))['error']).toBe('login_required')
  })

  it('gives tokens to a browser that is signed in', async () => {
    const browser = world.newBrowser()
    await world.signIn(browser)
    const request = authorizationRequest(ORIGIN, silent)
    const answer = await browser.get(request.url)
    expect(answer.headers.location).toMatch(/^http:\/\/localhost:4000\/sign-in\/silent\?/)
    const tokens = await world.tokensAfter(answer, { browser, request })
    expect(decodeJwt(tokens.access_token).sub).toBe('ana')
    expect(tokens.refresh_token).toBeTypeOf('string')
  })
})

describe('two processes on one store', () => {
  it('a second process continues what the first one began', async () => {
    const { config, store, bus } = world.context
    const { app } = await buildApp({ config, store, bus, clock: Date.now })
    const { browser: here, request, path } = await world.openSignIn()
    const there = here.copyFor(app)
    const answer = await there.post(path, ANA)
    const tokens = await world.tokensAfter(answer, { browser: there, request })
    const again = await askForTokens(app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(decodeJwt(again.json<Tokens>().access_token).sub).toBe('ana')
    await app.close()
  })
})

describe('signing out', () => {
  it('signing out ends the session without a question when the console names it', async () => {
    const browser = world.newBrowser()
    const tokens = await world.signIn(browser)
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${ORIGIN}/`,
    })
    const page = await browser.get(`/oidc/session/end?${query}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`document.getElementById('sign-out').click()`)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-/)

    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? []
    const done = await browser.post(browser.formPath(page), { xsrf, logout: 'yes' })
    expect([done.statusCode, done.headers.location]).toEqual([303, `${ORIGIN}/`])

    expect((await world.silently(browser))['error']).toBe('login_required')
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(400)
  })

  it('asks when a link from elsewhere leads there', async () => {
    const browser = world.newBrowser()
    await world.signIn(browser)
    const page = await browser.get('/oidc/session/end')
    expect(page.body).toContain('Do you want to end your session in this browser?')
    expect(page.body).not.toContain('click()')
  })

  it('redirects to no address but that of the console', async () => {
    const browser = world.newBrowser()
    const { id_token } = await world.signIn(browser)
    const query = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    })
    const page = await browser.get(`/oidc/session/end?${query}`)
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Sign-in could not continue')
  })
})
