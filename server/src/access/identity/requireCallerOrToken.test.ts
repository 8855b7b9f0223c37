import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { DAY_MS } from '@airshed/domain'
import type { ApiTokenCreated, Permission, TokenCapability } from '@airshed/schemas'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerErrorHandler } from '../../web/http/errorHandler.ts'
import { loggerOptions } from '../../web/http/logging.ts'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { addToken } from '../../people/tokens/service.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { makeApiToken } from './apiTokens/secret.ts'
import { TOKEN_USAGE_WRITE_MS, writeTokenUsage } from './apiTokens/tokenUsage.ts'
import { describeUser } from './describeUser.ts'
import { callerOf, forgetCaller } from './loadCaller.ts'
import { refuseClosedCall, requireCallerOrToken } from './requireCallerOrToken.ts'
import { tokenFor } from './testsupport/tokenFor.ts'

/** Routes by what their calls say about machines. */
const ROUTES = {
  '/': { capability: 'publish_plugins' },
  '/any': { tokens: 'any' },
  '/all-devices': { tokens: 'all_devices' },
  '/people': {},
} as const

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
  const report = async ({ caller }: FastifyRequest) => ({
    user: caller.user.id,
    permissions: caller.user.permissions,
    own: caller.own,
    acting: caller.user.access_context,
    manages: caller.organizationsWith('manage_organizations'),
    readsDevices: caller.can('read_devices', 'city'),
    signature: caller.token?.signature ?? null,
    devices: caller.token?.deviceIds ?? null,
  })
  for (const [path, rule] of Object.entries(ROUTES)) {
    const onRequest = requireCallerOrToken(world.context, { method: 'GET', path: '/', ...rule })
    app.get(path, { onRequest, preParsing: refuseClosedCall }, report)
  }
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

const callWith = (token: string, url: keyof typeof ROUTES = '/') =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } })

async function expectRefused(token = made.token, code = 'API_TOKEN_INVALID') {
  const answer = await callWith(token)
  expect([answer.statusCode, answer.json().code]).toEqual([401, code])
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
}

describe('a route that accepts API tokens', () => {
  it('sees the owner as somebody who manages one organization and nothing else', async () => {
    expect((await callWith(made.token)).json()).toEqual({
      user: maker,
      permissions: { manage_organizations: ['city'] },
      own: { manage_organizations: ['city'] },
      acting: null,
      manages: ['city'],
      readsDevices: false,
      signature: `token of ${maker} Tester`,
      devices: null,
    })
  })

  it('accepts people as before', async () => {
    const answer = await callWith(await tokenFor(world.context, 'owner'))
    expect(answer.json()).toMatchObject({ user: 'owner', readsDevices: true, signature: null })
    expect((await app.inject({ url: '/' })).json().code).toBe('UNAUTHORIZED')
    expect((await callWith('hello')).json().code).toBe('TOKEN_INVALID')
  })

  it('refuses an unknown token', () => expectRefused(makeApiToken()))

  it.each([
    ['cut', (token: string) => token.slice(0, -1)],
    ['with more behind it', (token: string) => `${token}A`],
    ['in other letters', (token: string) => `airshed_${token.slice(8).toLowerCase()}`],
    ['with a wrong letter', (token: string) => token.replace(/^(.{20})./, '$1_')],
    ['that is the prefix', () => 'airshed_'],
    ['with a quote', () => `airshed_'or'1'='1`],
    ['that is endless', () => `airshed_${'A'.repeat(7000)}`],
  ])('refuses a token %s without a look-up', async (_what, tokenOf) => {
    await expectRefused(tokenOf(made.token), 'API_TOKEN_MISTYPED')
  })

  it('accepts a token from before there were checksums', async () => {
    const secret = `airshed_${randomBytes(32).toString('base64url')}`
    await seedSecretToken(world.context, 'city', { owner: maker, secret })
    expect((await callWith(secret)).statusCode).toBe(200)
  })

  it('refuses a deleted token at once', async () => {
    await callWith(made.token)
    const { _id: id } = made
    await world.call('owner', 'DELETE', `tokens/${id}`)
    await expectRefused()
  })

  it('refuses a token from the millisecond of its end with a code of its own', async () => {
    time.now = TEST_NOW_MS + DAY_MS - 1
    expect((await callWith(made.token)).statusCode).toBe(200)
    time.now += 1
    await expectRefused(made.token, 'API_TOKEN_EXPIRED')
    const { errors } = (await callWith(made.token)).json()
    expect(errors.detail).toMatch(/^The API token Build server expired at \d{4}-\d\d-\d\dT/)
  })

  it('refuses a token without the capability', async () => {
    const secret = await seedSecretToken(world.context, 'city', { permissions: ['read_devices'] })
    const answer = await callWith(secret)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
  })

  it('refuses a token whose owner no longer manages the organization', async () => {
    await lose('manage_organizations')
    await expectRefused()
  })

  it('refuses a token whose owner was deleted', async () => {
    await world.context.store.db.deleteFrom('users').where('id', '=', maker).execute()
    await expectRefused()
  })
})

describe('a token with permissions', () => {
  const granted = ['read_devices', 'manage_devices', 'manage_organizations'] as const

  it('holds the granted permissions and no others', async () => {
    const secret = await seedSecretToken(world.context, 'city', { permissions: ['read_devices'] })
    expect((await callWith(secret, '/any')).json()).toMatchObject({
      permissions: { read_devices: ['city'] },
      own: { read_devices: ['city'] },
      manages: [],
    })
  })

  it('loses permissions that its owner no longer holds', async () => {
    const secret = await seedSecretToken(world.context, 'city', {
      owner: maker,
      permissions: granted,
    })
    await lose('manage_organizations', 'manage_devices')
    expect((await callWith(secret, '/any')).json()).toMatchObject({
      permissions: { read_devices: ['city'] },
      manages: [],
    })
    await lose('read_devices')
    await expectRefused(secret)
  })

  it('holds nothing in another organization of its owner', async () => {
    const { db } = world.context.store
    await db
      .insertInto('user_permissions')
      .values({ user_id: maker, organization_id: 'harbour', permission: 'read_devices' })
      .execute()
    const secret = await seedSecretToken(world.context, 'city', {
      owner: maker,
      permissions: ['read_devices'],
    })
    expect((await callWith(secret, '/any')).json().permissions).toEqual({ read_devices: ['city'] })
  })

  it('never holds permissions of those who run the server, whatever is stored', async () => {
    const staff = ['admin_devices', 'access_context', 'create_organization'] as unknown as []
    const secret = await seedSecretToken(world.context, 'city', {
      owner: 'admin',
      permissions: ['read_devices', ...staff],
    })
    expect((await callWith(secret, '/any')).json().permissions).toEqual({ read_devices: ['city'] })
  })

  it('answers 403 PEOPLE_ONLY on a route for people', async () => {
    const secret = await seedSecretToken(world.context, 'city', { permissions: granted })
    const answer = await callWith(secret, '/people')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PEOPLE_ONLY'])
  })

  it.each(['users/me', 'tokens', 'invitations', 'list_views?list=devices'])(
    'answers 403 PEOPLE_ONLY for %s',
    async (path) => {
      const secret = await seedSecretToken(world.context, 'city', { permissions: granted })
      const headers = { authorization: `Bearer ${secret}` }
      const answer = await world.inject({ url: `/v2/${path}`, headers })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'PEOPLE_ONLY'])
    },
  )

  it('a token limited to devices opens only calls that respect the limit', async () => {
    const secret = await seedSecretToken(world.context, 'city', {
      permissions: granted,
      deviceIds: [world.city.nodeId],
    })
    expect((await callWith(secret, '/any')).json().devices).toEqual([world.city.nodeId])
    const answer = await callWith(secret, '/all-devices')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'TOKEN_SCOPE'])
  })
})

async function lose(...permissions: Permission[]) {
  await world.context.store.db
    .deleteFrom('user_permissions')
    .where('user_id', '=', maker)
    .where('permission', 'in', permissions)
    .execute()
  forgetCaller(world.context, maker)
}

describe('the use of a token', () => {
  const use = async () =>
    world.context.store.db
      .selectFrom('api_tokens')
      .select(['requests_number', 'last_used_at'])
      .where('user_id', '=', maker)
      .executeTakeFirstOrThrow()

  it('writes the first use at once and then at most once a minute, losing none', async () => {
    await callWith(made.token)
    expect(await use()).toEqual({ requests_number: 1, last_used_at: TEST_NOW_MS })
    for (let second = 1; second <= 5; second += 1) {
      time.now = TEST_NOW_MS + second * 1000
      await callWith(made.token)
    }
    await writeTokenUsage(world.context)
    expect(await use()).toEqual({ requests_number: 1, last_used_at: TEST_NOW_MS })

    time.now = TEST_NOW_MS + TOKEN_USAGE_WRITE_MS
    await writeTokenUsage(world.context)
    expect(await use()).toEqual({ requests_number: 6, last_used_at: TEST_NOW_MS + 5000 })
  })

  it('writes pending uses when the server stops', async () => {
    await callWith(made.token)
    await callWith(made.token)
    await writeTokenUsage(world.context, true)
    expect((await use()).requests_number).toBe(2)
  })

  it('counts no refused use', async () => {
    await expectRefused(makeApiToken())
    expect(await use()).toEqual({ requests_number: 0, last_used_at: null })
  })
})

it('logs no token, whatever the outcome', async () => {
  await callWith(made.token)
  await callWith(`${made.token}A`)
  await app.inject({ url: `/?token=${made.token}`, headers: { authorization: 'Bearer x' } })
  await world.inject({ url: '/v2/users/me', headers: { authorization: `Bearer ${made.token}` } })
  const text = logged.join('')
  expect(text).toContain('incoming request')
  expect(text).not.toContain(made.token.slice('airshed_'.length, -1))
})
