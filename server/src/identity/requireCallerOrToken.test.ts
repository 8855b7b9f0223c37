import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { DAY_MS } from '@airshed/domain'
import type { ApiTokenCreated, TokenCapability } from '@airshed/schemas'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerErrorHandler } from '../http/errorHandler.ts'
import { loggerOptions } from '../http/logging.ts'
import { createWorld, type World } from '../modules/testsupport/world.ts'
import { addToken } from '../modules/tokens/service.ts'
import { seedUser } from '../testing/seed.ts'
import { TEST_NOW_MS } from '../testing/testServer.ts'
import { TOKEN_USE_WRITE_MS, writeTokenUses } from './apiTokens/tokenUse.ts'
import { describeUser } from './describeUser.ts'
import { callerOf, forgetCaller } from './loadCaller.ts'
import { requireCallerOrToken } from './requireCallerOrToken.ts'
import { tokenFor } from './tokenFor.ts'

const time = { now: TEST_NOW_MS }
const logged: string[] = []
let world: World
let app: FastifyInstance
/** A new owner for each test, and their token. */
let maker: string
let made: ApiTokenCreated

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString('utf8'))
      done()
    },
  })
  const logger = { ...(loggerOptions('trace') as object), stream }
  world = await createWorld({ clock: () => time.now, logger })
  app = fastify({ logger })
  registerErrorHandler(app)
  app.decorateRequest('tokenName', null)
  app.addHook('onRequest', requireCallerOrToken(world.context, 'publish_plugins'))
  app.get('/', async ({ caller, tokenName }) => ({
    user: caller.user.id,
    permissions: caller.user.permissions,
    own: caller.own,
    acting: caller.user.access_context,
    manages: caller.organizationsWith('manage_organizations'),
    readsDevices: caller.can('read_devices', 'city'),
    tokenName,
  }))
})
beforeEach(async () => {
  time.now = TEST_NOW_MS
  logged.length = 0
  maker = `maker-${randomUUID()}`
  await seedUser(world.context, { id: maker, role: 'owner', organization: 'city' })
  const caller = callerOf(await describeUser(world.context, maker))
  const capabilities: TokenCapability[] = ['publish_plugins']
  made = await addToken(
    world.context.store.db,
    caller,
    {
      organization_id: 'city',
      name: 'Build server',
      capabilities,
      expires_at: TEST_NOW_MS + DAY_MS,
    },
    TEST_NOW_MS,
  )
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const callWith = (token: string) =>
  app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } })

async function expectRefused(token = made.token, code = 'API_TOKEN_INVALID') {
  const answer = await callWith(token)
  expect([answer.statusCode, answer.json().code]).toEqual([401, code])
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
}

describe('a route that takes API tokens', () => {
  it('sees the owner, as somebody who manages the one organization and nothing else', async () => {
    expect((await callWith(made.token)).json()).toEqual({
      user: maker,
      permissions: { manage_organizations: ['city'] },
      own: { manage_organizations: ['city'] },
      acting: null,
      manages: ['city'],
      readsDevices: false,
      tokenName: `token of ${maker} Tester`,
    })
  })

  it('takes people as ever', async () => {
    const answer = await callWith(await tokenFor(world.context, 'owner'))
    expect(answer.json()).toMatchObject({ user: 'owner', readsDevices: true, tokenName: null })
    expect((await app.inject({ url: '/' })).json().code).toBe('UNAUTHORIZED')
    expect((await callWith('hello')).json().code).toBe('TOKEN_INVALID')
  })

  it.each([
    ['of nobody', () => `airshed_${'A'.repeat(43)}`],
    ['cut', (token: string) => token.slice(0, -1)],
    ['with more behind it', (token: string) => `${token}A`],
    ['in other letters', (token: string) => `airshed_${token.slice(8).toLowerCase()}`],
    ['that is the prefix', () => 'airshed_'],
    ['with a quote', () => `airshed_'or'1'='1`],
    ['that is endless', () => `airshed_${'A'.repeat(7000)}`],
  ])('refuses one %s', (_what, tokenOf) => expectRefused(tokenOf(made.token)))

  it('refuses one that was deleted, at once', async () => {
    await callWith(made.token)
    const { _id: id } = made
    await world.call('owner', 'DELETE', `tokens/${id}`)
    await expectRefused()
  })

  it('refuses one from the millisecond of its end on, and says so by name', async () => {
    time.now = TEST_NOW_MS + DAY_MS - 1
    expect((await callWith(made.token)).statusCode).toBe(200)
    time.now += 1
    await expectRefused(made.token, 'API_TOKEN_EXPIRED')
    const { errors } = (await callWith(made.token)).json()
    expect(errors.detail).toMatch(/^The API token Build server expired at \d{4}-\d\d-\d\dT/)
  })

  it('refuses one without the capability', async () => {
    await world.context.store.db
      .updateTable('api_tokens')
      .set({ capabilities: JSON.stringify(['read_weather']) })
      .where('user_id', '=', maker)
      .execute()
    await expectRefused()
  })

  it('refuses one whose owner manages the organization no more', async () => {
    await world.context.store.db
      .deleteFrom('user_permissions')
      .where('user_id', '=', maker)
      .where('permission', '=', 'manage_organizations')
      .execute()
    forgetCaller(world.context, maker)
    await expectRefused()
  })

  it('refuses one whose owner is gone', async () => {
    await world.context.store.db.deleteFrom('users').where('id', '=', maker).execute()
    await expectRefused()
  })
})

describe('every other route', () => {
  it.each(['users/me', 'tokens', 'organizations'])('does not take it: %s', async (path) => {
    const headers = { authorization: `Bearer ${made.token}` }
    const answer = await world.inject({ url: `/v2/${path}`, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'TOKEN_INVALID'])
  })
})

describe('the use of a token', () => {
  const use = async () =>
    world.context.store.db
      .selectFrom('api_tokens')
      .select(['requests_number', 'last_used_at'])
      .where('user_id', '=', maker)
      .executeTakeFirstOrThrow()

  it('is written at once, then at most once a minute, and nothing is lost', async () => {
    await callWith(made.token)
    expect(await use()).toEqual({ requests_number: 1, last_used_at: TEST_NOW_MS })
    for (let second = 1; second <= 5; second += 1) {
      time.now = TEST_NOW_MS + second * 1000
      await callWith(made.token)
    }
    await writeTokenUses(world.context)
    expect(await use()).toEqual({ requests_number: 1, last_used_at: TEST_NOW_MS })

    time.now = TEST_NOW_MS + TOKEN_USE_WRITE_MS
    await writeTokenUses(world.context)
    expect(await use()).toEqual({ requests_number: 6, last_used_at: TEST_NOW_MS + 5000 })
  })

  it('is written when the server stops', async () => {
    await callWith(made.token)
    await callWith(made.token)
    await writeTokenUses(world.context, true)
    expect((await use()).requests_number).toBe(2)
  })

  it('is not counted where it is refused', async () => {
    await expectRefused(`${made.token.slice(0, -2)}AA`)
    expect(await use()).toEqual({ requests_number: 0, last_used_at: null })
  })
})

it('is in no line of the log, whatever comes of it', async () => {
  await callWith(made.token)
  await callWith(`${made.token}A`)
  await app.inject({ url: `/?token=${made.token}`, headers: { authorization: 'Bearer x' } })
  await world.inject({ url: '/v2/users/me', headers: { authorization: `Bearer ${made.token}` } })
  const text = logged.join('')
  expect(text).toContain('incoming request')
  expect(text).not.toContain(made.token.slice('airshed_'.length, -1))
})
