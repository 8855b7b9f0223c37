import type { ErrorBody, UserSessions } from '@airshed/schemas'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '../../access/identity/createUser.ts'
import { SEEN_EVERY_MS, SESSION_CACHE_MS } from '../../access/identity/sessions.ts'
import { forgetExpired } from '../../access/identity/provider/storageAdapter.ts'
import { TestBrowser } from '../../access/identity/testsupport/browser.ts'
import {
  askForTokens,
  authorizationRequest,
  callbackOf,
  signIn,
  type Tokens,
} from '../../access/identity/testsupport/consoleSignIn.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { createWorld } from '../../testing/world/world.ts'

const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }
const ben = { email: 'ben@example.org', password: 'another long password' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const time = { now: Date.now() }
let server: TestServer

beforeAll(async () => {
  server = await createTestServer({
    clock: () => time.now,
    env: { AIRSHED_TRUST_PROXY: '1' },
  })
  await createUser(server.context, { ...ana, firstName: 'Ana', lastName: 'Ortiz' })
  await createUser(server.context, { ...ben, firstName: 'Ben', lastName: 'Lee' })
})
afterAll(() => server.close())
beforeEach(async () => {
  time.now = Date.now()
  await server.context.store.db.deleteFrom('oidc_payloads').execute()
})

const browserAt = (address: string) =>
  new TestBrowser(server.app, origin, { 'user-agent': FIREFOX, 'x-forwarded-for': address })

async function begin(person = ana, address = '192.0.2.7') {
  const browser = browserAt(address)
  const tokens = await signIn(server.app, browser, origin, person)
  return { browser, tokens, id: String(decodeJwt(tokens.access_token)['sid']) }
}

async function call<Body = null>(tokens: Tokens, method: 'GET' | 'DELETE', path: string) {
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const response = await server.app.inject({ method, url: `/v2/${path}`, headers })
  return { status: response.statusCode, body: response.body === '' ? null : response.json<Body>() }
}
const sessionsFor = async (tokens: Tokens) =>
  (await call<UserSessions>(tokens, 'GET', 'users/me/sessions')).body?.data ?? []

/** What a browser is answered that asks for tokens without a page. */
const silently = async ({ browser }: { browser: TestBrowser }) =>
  callbackOf(await browser.get(authorizationRequest(origin, { prompt: 'none' }).url))

const revoke = ({ refresh_token: token }: Tokens) =>
  server.app.inject({
    method: 'POST',
    url: '/oidc/token/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'airshed-console', token }).toString(),
  })

describe('the sessions of a user', () => {
  it('lists sessions with browser, system and address and marks the current one', async () => {
    const desk = await begin()
    time.now += 1000
    const phone = await begin(ana, '203.0.113.5')
    await begin(ben)
    expect(await sessionsFor(desk.tokens)).toEqual([
      {
        id: phone.id,
        created_at: time.now,
        signed_in_at: Math.floor(time.now / 1000) * 1000,
        last_seen_at: time.now,
        browser: 'Firefox',
        system: 'Linux',
        address: '203.0.113.5',
        methods: ['pwd'],
        is_current: false,
      },
      expect.objectContaining({ id: desk.id, address: '192.0.2.7', is_current: true }),
    ])
  })

  it('shows how the user signed in, as the access token does', async () => {
    const { tokens } = await begin()
    expect(decodeJwt(tokens.access_token)['amr']).toEqual(['pwd'])
  })

  it('updates the time last seen at most once in some minutes', async () => {
    const { tokens, id } = await begin()
    const seenAt = async () =>
      (await sessionsFor(tokens)).find((one) => one.id === id)?.last_seen_at
    const start = time.now
    time.now += SEEN_EVERY_MS - 1
    expect(await seenAt()).toBe(start)
    time.now += SESSION_CACHE_MS
    expect(await seenAt()).toBe(time.now)
  })

  it('keeps one session while the browser signs in silently, and starts one after a new sign-in', async () => {
    const { browser, tokens, id } = await begin()
    const before = (await sessionsFor(tokens)).length
    time.now += 60_000
    await browser.get(authorizationRequest(origin, { prompt: 'none' }).url)
    expect((await sessionsFor(tokens))[0]?.signed_in_at).toBeLessThan(time.now - 50_000)
    const page = await browser.follow(
      await browser.get(authorizationRequest(origin, { prompt: 'login' }).url),
    )
    const done = await browser.follow(await browser.post(browser.formPath(page), ana))
    expect(callbackOf(done)).toHaveProperty('code')
    const after = await sessionsFor(tokens)
    expect(after).toHaveLength(before)
    expect(after[0]).toMatchObject({ id, signed_in_at: Math.floor(time.now / 1000) * 1000 })
  })

  it('hides expired sessions and forgets them later', async () => {
    const { db } = server.context.store
    const [old, { tokens, id }] = [await begin(), await begin()]
    await db
      .updateTable('oidc_payloads')
      .set({ expires_at: time.now - 1 })
      .where('id', '=', old.id)
      .execute()
    expect((await sessionsFor(tokens)).map((one) => one.id)).toEqual([id])
    await forgetExpired(server.context)
    const left = await db.selectFrom('user_sessions').select('id').execute()
    expect(left.map((one) => one.id)).toEqual([id])
  })
})

describe('signing out elsewhere', () => {
  it('ends one session with its tokens and the sign-in of its browser', async () => {
    const desk = await begin()
    const phone = await begin()
    expect(await call(desk.tokens, 'DELETE', `users/me/sessions/${phone.id}`)).toEqual({
      status: 204,
      body: null,
    })
    expect((await call(phone.tokens, 'GET', 'users/me')).status).toBe(401)
    expect((await call(desk.tokens, 'GET', 'users/me')).status).toBe(200)
    const again = await askForTokens(server.app, {
      grant_type: 'refresh_token',
      refresh_token: phone.tokens.refresh_token,
    })
    expect(again.statusCode).toBe(400)
    const silent = await phone.browser.get(authorizationRequest(origin, { prompt: 'none' }).url)
    expect(callbackOf(silent)['error']).toBe('login_required')
  })

  it('a user cannot end a session of somebody else', async () => {
    const mine = await begin()
    const theirs = await begin(ben)
    const answer = await call<ErrorBody>(mine.tokens, 'DELETE', `users/me/sessions/${theirs.id}`)
    expect([answer.status, answer.body?.code]).toEqual([404, 'NOT_FOUND'])
    expect((await call(theirs.tokens, 'GET', 'users/me')).status).toBe(200)
  })

  it('ends all other sessions of the user, or this one too', async () => {
    const [desk, phone, other] = [await begin(), await begin(), await begin(ben)]
    await call(desk.tokens, 'DELETE', 'users/me/sessions')
    expect((await sessionsFor(desk.tokens)).map(({ id }) => id)).toEqual([desk.id])
    expect((await call(phone.tokens, 'GET', 'users/me')).status).toBe(401)

    await call(desk.tokens, 'DELETE', 'users/me/sessions?keep_current=false')
    expect((await call(desk.tokens, 'GET', 'users/me')).status).toBe(401)
    const silent = await desk.browser.get(authorizationRequest(origin, { prompt: 'none' }).url)
    expect(callbackOf(silent)['error']).toBe('login_required')
    expect((await call(other.tokens, 'GET', 'users/me')).status).toBe(200)
  })

  it('ends browsers that are signed in without a session', async () => {
    const desk = await begin()
    const [lapsed, revoked] = [await begin(), await begin()]
    const { db } = server.context.store
    await db.deleteFrom('oidc_payloads').where('id', '=', lapsed.id).execute()
    await revoke(revoked.tokens)
    expect((await sessionsFor(desk.tokens)).map(({ id }) => id)).toEqual([desk.id])
    await call(desk.tokens, 'DELETE', 'users/me/sessions')
    expect([await silently(lapsed), await silently(revoked)]).toMatchObject([
      { error: 'login_required' },
      { error: 'login_required' },
    ])
    expect(await silently(desk)).toHaveProperty('code')
    expect((await call(desk.tokens, 'GET', 'users/me')).status).toBe(200)
  })

  it('ends a sign-in elsewhere that was finished but not followed', async () => {
    const desk = await begin()
    const elsewhere = browserAt('203.0.113.5')
    const page = await elsewhere.follow(await elsewhere.get(authorizationRequest(origin).url))
    const answer = await elsewhere.post(elsewhere.formPath(page), ana)
    await call(desk.tokens, 'DELETE', 'users/me/sessions')
    expect((await elsewhere.follow(answer)).statusCode).toBe(400)
  })

  it('ending one session keeps other browsers signed in', async () => {
    const [desk, phone, revoked] = [await begin(), await begin(), await begin()]
    await revoke(revoked.tokens)
    await call(desk.tokens, 'DELETE', `users/me/sessions/${phone.id}`)
    expect(await silently(phone)).toMatchObject({ error: 'login_required' })
    for (const left of [desk, revoked]) expect(await silently(left)).toHaveProperty('code')
  })

  it('records who signed out, visible only to that user', async () => {
    const desk = await begin()
    await begin()
    await call(desk.tokens, 'DELETE', 'users/me/sessions')
    const event = await server.context.store.db
      .selectFrom('events')
      .select(['name', 'organization_id', 'only_for', 'actor_id', 'detail'])
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      name: 'session.ended',
      organization_id: null,
      detail: { sessions: 1, browsers: 1 },
    })
    expect(event.only_for).toBe(event.actor_id)
  })

  it('records a sign-out of a browser without a session', async () => {
    const desk = await begin()
    const revoked = await begin()
    await revoke(revoked.tokens)
    await call(desk.tokens, 'DELETE', 'users/me/sessions')
    const event = await server.context.store.db
      .selectFrom('events')
      .select(['name', 'detail'])
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ name: 'session.ended', detail: { sessions: 0, browsers: 1 } })
  })
})

it('answers that sessions at another identity provider are not managed here', async () => {
  const issuer = 'https://id.example.org/'
  const world = await createWorld({ env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'console' } })
  const { mySessionHandlers } = await import('./mySessions.ts')
  const [, , all] = mySessionHandlers(world.context)
  await expect(all?.prepare?.({} as never)).rejects.toMatchObject({
    code: 'IDENTITY_ELSEWHERE',
    parts: { issuer },
  })
  await world.close()
})
