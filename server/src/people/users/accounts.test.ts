import { once } from 'node:events'
import { liveProtocols, type ErrorBody, type ListedUser } from '@airshed/schemas'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../../front/app.ts'
import { createUser } from '../../access/identity/createUser.ts'
import { TestBrowser } from '../../access/identity/testsupport/browser.ts'
import {
  askForTokens,
  authorizationRequest,
  signIn,
  type Tokens,
} from '../../access/identity/testsupport/consoleSignIn.ts'
import { SOCKET_PATH } from '../../front/live/registerLive.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedToken } from '../../testing/world/tokens.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }
let world: World
let anaId: string
let address: string
let tokens: Tokens
const newBrowser = () => new TestBrowser(world.app, origin)

beforeAll(async () => {
  world = await createWorld({ clock: Date.now })
  const user = await createUser(world.context, {
    ...ana,
    firstName: 'Ana',
    lastName: 'Ortiz',
    roles: [{ organizationId: 'city', role: 'manager' }],
  })
  anaId = user.id
  address = (await world.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
})
afterAll(() => world.close())

const act = (who: UserId, what: 'deactivate' | 'activate', id = anaId) =>
  world.call<ListedUser & ErrorBody>(who, 'POST', `users/${id}/${what}`)
const me = async (token: string, app: FastifyInstance = world.app) =>
  (await app.inject({ url: '/v2/users/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode

beforeEach(async () => {
  await act('owner', 'activate')
  tokens = await signIn(world.app, newBrowser(), origin, ana)
})

describe('a deactivated account', () => {
  it('ends calls, refreshes and sockets and refuses to sign in', async () => {
    const socket = new WebSocket(`${address}${SOCKET_PATH}`, liveProtocols(tokens.access_token))
    await once(socket, 'open')
    const closed = once(socket, 'close')
    expect(await me(tokens.access_token)).toBe(200)

    const { status, body } = await act('owner', 'deactivate')
    expect([status, body.active, body.actions]).toEqual([200, false, ['activate']])

    expect(await me(tokens.access_token)).toBe(401)
    expect((await closed)[0]).toBe(4401)
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    expect((await askForTokens(world.app, refresh)).statusCode).toBe(400)

    const browser = newBrowser()
    const page = await browser.follow(await browser.get(authorizationRequest(origin).url))
    const right = await browser.post(browser.formPath(page), ana)
    expect([right.statusCode, right.body.includes('This account was deactivated')]).toEqual([
      403,
      true,
    ])
    const wrong = await browser.post(browser.formPath(page), { ...ana, password: 'another one' })
    expect(wrong.body).toContain('Email or password was incorrect.')
    expect(wrong.body).not.toContain('deactivated')
  })

  it('another process refuses the account as soon as it hears of it', async () => {
    const { config, store, clock, bus } = world.context
    const other = (await buildApp({ config, store, bus, clock })).app
    await other.ready()
    expect(await me(tokens.access_token, other)).toBe(200)
    await act('owner', 'deactivate')
    await eventually(async () => expect(await me(tokens.access_token, other)).toBe(401))
    await other.close()
  })

  it('refuses the API tokens of a deactivated account', async () => {
    await act('owner', 'deactivate')
    const { makeApiToken, hashApiToken } = await import('../../access/identity/apiTokens/secret.ts')
    const token = makeApiToken()
    const id = await seedToken(world.context, 'city')
    await world.context.store.db
      .updateTable('api_tokens')
      .set({ user_id: anaId, secret_hash: hashApiToken(token) })
      .where('id', '=', id)
      .execute()
    const answer = await world.inject({
      method: 'POST',
      url: '/v2/plugins?organization_id=city',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('an activated account has its roles and signs in again', async () => {
    await act('owner', 'deactivate')
    const { body } = await act('owner', 'activate')
    expect([body.active, body.roles[0]?.role]).toEqual([true, 'manager'])
    const again = await signIn(world.app, newBrowser(), origin, ana)
    expect(await me(again.access_token)).toBe(200)
  })

  it('the log of each organization records a deactivation once', async () => {
    await act('owner', 'deactivate')
    await act('owner', 'deactivate')
    const rows = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'organization_id', 'after'])
      .where('row_id', '=', anaId)
      .orderBy('position', 'desc')
      .limit(2)
      .execute()
    expect(rows).toEqual([
      { name: 'user.deactivated', organization_id: 'city', after: { active: false } },
      { name: 'user.activated', organization_id: 'city', after: { active: true } },
    ])
  })
})

describe('deactivating staff who act for others', () => {
  const begin = (target: object) =>
    world.call('support', 'POST', 'users/access_context/support', target)
  afterEach(() => act('admin', 'activate', 'support'))
  /** What the organizations that somebody acts for have in their logs, the latest last. */
  const logged = () =>
    world.context.store.db
      .selectFrom('events')
      .select(['name', 'organization_id', 'row_id', 'actor_id', 'is_audited'])
      .where('name', 'like', 'access-context.%')
      .orderBy('position')
      .execute()

  it.each([
    ['as an organization', { external_id: 'ext-harbour' }, 'harbour'],
    ['as a user', { email: 'harbourmaster@example.org' }, 'harbourmaster'],
  ])(
    'staff acting %s stop, and those they acted for find it in their log',
    async (_as, target, rowId) => {
      await begin(target)
      expect((await act('admin', 'deactivate', 'support')).status).toBe(200)
      const event = { organization_id: 'harbour', row_id: rowId, is_audited: true }
      expect((await logged()).slice(-2)).toEqual([
        { ...event, name: 'access-context.start', actor_id: 'support' },
        { ...event, name: 'access-context.end', actor_id: 'admin' },
      ])
      const { db } = world.context.store
      expect(await db.selectFrom('access_contexts').selectAll().execute()).toEqual([])
    },
  )

  it('a context that had expired is logged as expired', async () => {
    await begin({ external_id: 'ext-harbour' })
    await world.context.store.db.updateTable('access_contexts').set({ expires_at: 1 }).execute()
    await act('admin', 'deactivate', 'support')
    expect((await logged()).at(-1)).toMatchObject({ name: 'access-context.expire' })
  })

  it('deactivating staff who act for nobody logs nothing there', async () => {
    const before = await logged()
    await act('admin', 'deactivate', 'support')
    expect(await logged()).toEqual(before)
  })
})

it.each<[UserId, string, number, string]>([
  ['manager', '', 403, 'ACCOUNT_REFUSED'],
  ['support', '', 403, 'ACCOUNT_REFUSED'],
  ['user', '', 403, 'ACCOUNT_REFUSED'],
  ['owner', 'owner', 409, 'USER_SELF'],
  ['owner', 'harbourmaster', 404, 'NOT_FOUND'],
])('a %s does not deactivate %s', async (who, id, status, code) => {
  const answer = await act(who, 'deactivate', id === '' ? anaId : id)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await me(tokens.access_token)).toBe(200)
})

it('a sign-in is recorded once, and a refresh is not', async () => {
  const lastLogin = async () =>
    (await world.call<ListedUser>('owner', 'GET', `users/${anaId}`)).body.last_login
  const at = await lastLogin()
  expect(at).toBeGreaterThan(Date.now() - 60_000)
  await askForTokens(world.app, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
  })
  expect(await lastLogin()).toBe(at)
})

describe('accounts of a locked organization', () => {
  const lock = (lockedAt: number | null) =>
    world.context.store.db
      .updateTable('organizations')
      .set({ locked_at: lockedAt })
      .where('id', '=', 'city')
      .execute()
  beforeEach(() => lock(1))
  afterEach(() => lock(null))

  it('stops the owner from deactivating or activating an account', async () => {
    for (const what of ['deactivate', 'activate'] as const) {
      const { status, body } = await act('owner', what)
      expect([status, body.code]).toEqual([423, 'ORGANIZATION_LOCKED'])
    }
    expect(await me(tokens.access_token)).toBe(200)
  })

  it('administrators deactivate accounts, and others are refused for lack of the right', async () => {
    expect((await act('manager', 'deactivate')).body.code).toBe('ACCOUNT_REFUSED')
    expect((await act('admin', 'deactivate')).status).toBe(200)
    expect((await act('admin', 'activate')).status).toBe(200)
  })
})
