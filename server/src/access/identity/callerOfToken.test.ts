import type { Permission } from '@airshed/schemas'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerErrorHandler } from '../../web/http/errorHandler.ts'
import { seedOrganization, seedUser } from '../../testing/seed.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/testServer.ts'
import { CALLER_CACHE_MS, forgetCaller } from './loadCaller.ts'
import { requireCallerOrToken } from './requireCallerOrToken.ts'
import { tokenFor } from './testsupport/tokenFor.ts'

const time = { now: TEST_NOW_MS }
let server: TestServer
let other: TestServer
let app: FastifyInstance

beforeAll(async () => {
  server = await createTestServer({ clock: () => time.now })
  other = await createTestServer({ clock: () => time.now })
  await seedOrganization(server.context, 'org_city')
  await seedUser(server.context, { id: 'ana', role: 'manager', organization: 'org_city' })
  app = fastify()
  registerErrorHandler(app)
  app.addHook('onRequest', requireCallerOrToken(server.context, { method: 'GET', path: '/' }))
  app.get('/', async ({ caller }) => ({
    id: caller.user.id,
    manages: caller.organizationsWith('manage_devices'),
    canManageHere: caller.can('manage_devices', 'org_city'),
    canManageThere: caller.can('manage_devices', 'org_port'),
  }))
})
afterAll(async () => {
  await app.close()
  await server.close()
  await other.close()
})

const call = (authorization?: string) =>
  app.inject({ url: '/', headers: authorization === undefined ? {} : { authorization } })
const callWith = async (token: string | Promise<string>) => call(`Bearer ${await token}`)

describe('a call with a valid token', () => {
  it('knows the caller of a valid token and their rights', async () => {
    const response = await callWith(tokenFor(server.context, 'ana'))
    expect(response.json()).toEqual({
      id: 'ana',
      manages: ['org_city'],
      canManageHere: true,
      canManageThere: false,
    })
  })

  it('sees changed rights within seconds, or at once after a signal', async () => {
    const token = await tokenFor(server.context, 'ana')
    const manages = async () => (await callWith(token)).json<{ manages: string[] }>().manages
    const { db } = server.context.store
    const change = (permission: Permission) =>
      db
        .updateTable('user_permissions')
        .set({ permission })
        .where('permission', 'in', ['manage_devices', 'manage_tokens'])
    expect(await manages()).toEqual(['org_city'])
    await change('manage_tokens').execute()
    time.now += CALLER_CACHE_MS
    expect(await manages()).toEqual([])

    await change('manage_devices').execute()
    forgetCaller(server.context, 'ana')
    expect(await manages()).toEqual(['org_city'])
  })
})

describe('a call with an invalid token', () => {
  const parts = async () => (await tokenFor(server.context, 'ana')).split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it.each<[string, string, () => Promise<string>]>([
    ['expired', 'TOKEN_EXPIRED', () => tokenFor(server.context, 'ana', { expiresInS: -1 })],
    [
      'expired right now',
      'TOKEN_EXPIRED',
      () => tokenFor(server.context, 'ana', { expiresInS: 0 }),
    ],
    [
      'of another audience',
      'TOKEN_INVALID',
      () => tokenFor(server.context, 'ana', { audience: 'airshed-console' }),
    ],
    [
      'of another issuer',
      'TOKEN_INVALID',
      () => tokenFor(server.context, 'ana', { issuer: 'https://evil.example' }),
    ],
    [
      'that is an identity token',
      'TOKEN_INVALID',
      () => tokenFor(server.context, 'ana', { type: 'JWT' }),
    ],
    ['of an unknown user', 'TOKEN_INVALID', () => tokenFor(server.context, 'nobody')],
    ['signed by another server', 'TOKEN_INVALID', () => tokenFor(other.context, 'ana')],
    [
      'with another subject than was signed',
      'TOKEN_INVALID',
      async () => {
        const [head, , signature] = await parts()
        const body = { iss: 'http://localhost:4000/oidc', aud: 'urn:airshed:api', sub: 'root' }
        return [head, encode({ ...body, exp: 9e9 }), signature].join('.')
      },
    ],
    [
      'without signature',
      'TOKEN_INVALID',
      async () => [encode({ alg: 'none', typ: 'at+jwt' }), (await parts())[1], ''].join('.'),
    ],
    [
      'signed with the public key as a secret',
      'TOKEN_INVALID',
      async () => {
        const [, body, signature] = await parts()
        return [encode({ alg: 'HS256', typ: 'at+jwt' }), body, signature].join('.')
      },
    ],
    ['that is no token', 'TOKEN_INVALID', async () => 'hello'],
    ['that is endless', 'TOKEN_INVALID', async () => 'a.'.repeat(6000)],
  ])('refuses a token %s', async (_what, code, token) => {
    const response = await callWith(token())
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    expect(response.json()).toMatchObject({ error: 'Unauthorized', code })
  })

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['a password', 'Basic YW5hOnNlY3JldA=='],
    ['a scheme alone', 'Bearer '],
    ['two tokens', 'Bearer one two'],
  ])('%s instead of a token answers with a challenge', async (_what, authorization) => {
    const response = await call(authorization)
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.json()).toMatchObject({ error: 'Unauthorized', code: 'UNAUTHORIZED' })
  })
})
