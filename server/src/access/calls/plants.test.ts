import { apiError } from '../../base/errors.ts'
import { createToken, deleteToken, listAlerts, listTokens, type Call } from '@airshed/schemas/calls'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerErrorHandler } from '../../web/http/errorHandler.ts'
import { registerValidatorCompiler } from '../../web/http/validatorCompiler.ts'
import { idsIn } from '../matrix/ids.fixture.ts'
import { seedToken } from '../../testing/world/tokens.ts'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'
import { addToken } from '../../people/tokens/service.ts'
import { createAnswerCheck } from '../../testing/checkAnswer.ts'
import { answer, change, type Handler } from './handler.ts'
import { registerCalls } from './registerCalls.ts'
import { requireComplete } from './requireComplete.ts'

// Each mistake that a handler can make is made here once, to see what stops it.

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function appWith(handler: Handler): Promise<FastifyInstance> {
  const app = fastify()
  registerValidatorCompiler(app)
  registerErrorHandler(app)
  registerCalls(app, world.context, [handler], { checkAnswer: createAnswerCheck() })
  await app.ready()
  return app
}

async function statusOf(handler: Handler, url: string, payload?: object) {
  const app = await appWith(handler)
  const response = await app.inject({
    method: handler.call.method,
    url,
    headers: await bearer(world.context, 'owner'),
    ...(payload === undefined ? {} : { payload }),
  })
  await app.close()
  return response.statusCode
}

const noTokens = answer(listTokens, () => ({ data: [], next: null, size: 1 }))

describe('a server that does not start', () => {
  it.each([
    ['access', { ...listTokens, access: undefined }, 'GET /tokens has no access'],
    ['an event', { ...deleteToken, audit: undefined }, 'DELETE /tokens/:id has no audit'],
    [
      'rules for its rows',
      { ...listTokens, access: { list: 'weather', permission: 'read_devices' } },
      'there is no rule for who can access weather',
    ],
    [
      'people where it is about all of them',
      { ...listTokens, access: 'staff', tokens: 'all_devices' },
      'it cannot be open to API tokens',
    ],
    [
      'devices where tokens are limited to them',
      { ...listTokens, tokens: 'any' },
      'the rows of tokens do not belong to devices',
    ],
  ])('refuses to start with a call without %s', (_, broken, message) => {
    const call = broken as unknown as Call
    expect(() => requireComplete([call], [{ call, run: () => null }])).toThrow(message)
  })

  it('refuses to start with a call without a handler or with two', () => {
    expect(() => requireComplete([listTokens], [])).toThrow('has 0 handlers')
    expect(() => requireComplete([listTokens], [noTokens, noTokens])).toThrow('has 2 handlers')
  })

  it('refuses to start with a call that is in no list', () => {
    expect(() => requireComplete([], [noTokens])).toThrow('missing in the list of all calls')
  })
})

describe('a list of rows', () => {
  it('answers 500 when a list is read without its condition', async () => {
    const careless = answer(listAlerts, async ({ db }) => {
      const rows = await db.selectFrom('alerts').selectAll().execute()
      return { data: [], next: null, total: rows.length, page: 1, size: 15 }
    })
    expect(await statusOf(careless, '/alerts')).toBe(500)
  })

  it('the leak test finds rows of a list whose condition was widened', async () => {
    const id = await seedToken(world.context, 'harbour')
    const widened = answer(listTokens, async ({ db, visible }) => {
      const rows = await db
        .selectFrom('api_tokens')
        .selectAll()
        .where(sql<boolean>`(${visible} or true)`)
        .execute()
      const data = rows.map((row) => ({
        _id: row.id,
        organization_id: row.organization_id,
        ownerName: 'Somebody',
        user_id: row.user_id,
        external_id: row.external_id,
        capabilities: row.capabilities,
        permissions: row.permissions,
        device_scope: row.device_scope,
        requests_number: row.requests_number,
        last_used_at: row.last_used_at,
        created_at: row.created_at,
        name: row.name,
        expires_at: row.expires_at,
      }))
      return { data, next: null, size: 100 }
    })
    const app = await appWith(widened)
    const headers = await bearer(world.context, 'owner')
    const response = await app.inject({ method: 'GET', url: '/tokens', headers })
    await app.close()
    expect([...idsIn(response.json())]).toContain(id)
  })
})

describe('an answer and its schema', () => {
  const listing = (data: object[]) =>
    statusOf(
      answer(listTokens, async ({ db, visible }) => {
        await db.selectFrom('api_tokens').select('id').where(visible).execute()
        return { data, next: null, size: 100 } as never
      }),
      '/tokens',
    )
  const token = {
    _id: 'a',
    external_id: 'tok_…3d58',
    organization_id: 'city',
    ownerName: 'Ada',
    user_id: 'owner',
    capabilities: [],
    permissions: [],
    device_scope: null,
    requests_number: 0,
    last_used_at: null,
    created_at: 1,
    name: 'Build server',
    expires_at: null,
  }

  it('answers 200 when the answer matches its schema', async () => {
    expect(await listing([token])).toBe(200)
  })

  it.each([
    ['lacks a field', { ...token, ownerName: undefined }],
    ['has one of another type', { ...token, created_at: 'yesterday' }],
    ['has one that nobody promised', { ...token, secret_hash: 'e3b0c442' }],
  ])('answers 500 when the answer %s', async (_, broken) => {
    expect(await listing([broken])).toBe(500)
  })
})

describe('a change through a call', () => {
  const tokens = () =>
    world.context.store.db.selectFrom('api_tokens').select('id').orderBy('id').execute()
  const events = () =>
    world.context.store.db.selectFrom('events').select('name').orderBy('position').execute()
  const body = {
    organization_id: 'city',
    name: 'Build server',
    capabilities: ['publish_plugins'],
    expires_at: null,
  }
  const make = (after: () => void) =>
    change(createToken, {
      run: async ({ tx, caller, body: wanted }) => {
        const made = await addToken(tx, caller, wanted, 1)
        after()
        return made
      },
    })

  it('records an event even when the handler mentions none', async () => {
    const before = await events()
    expect(
      await statusOf(
        make(() => undefined),
        '/tokens',
        body,
      ),
    ).toBe(201)
    expect(await events()).toEqual([...before, { name: 'token.created' }])
  })

  it('rolls back rows and events when the change fails at its end', async () => {
    const [rows, reported] = [await tokens(), await events()]
    const failing = make(() => {
      throw apiError('CONFLICT', { reason: 'Too late' })
    })
    expect(await statusOf(failing, '/tokens', body)).toBe(409)
    expect([await tokens(), await events()]).toEqual([rows, reported])
  })

  it('finds the row of the path, locked and checked', async () => {
    const [own, foreign] = [
      await seedToken(world.context, 'city'),
      await seedToken(world.context, 'harbour'),
    ]
    const found: string[] = []
    const handler = change(deleteToken, {
      run: ({ row, unchanged }) => {
        found.push(row.id)
        unchanged()
        return null
      },
    })
    expect(await statusOf(handler, `/tokens/${own}`)).toBe(204)
    expect(await statusOf(handler, `/tokens/${foreign}`)).toBe(404)
    expect(found).toEqual([own])
  })
})
