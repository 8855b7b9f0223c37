import { ErrorBody, TOKEN_PERMISSIONS } from '@airshed/schemas'
import { createAjv, issuesOf } from '@airshed/contract'
import { callName } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedNode } from '../../testing/seed.ts'
import { registeredRoutes, type RegisteredRoute } from '../../testing/world/registeredRoutes.ts'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { exampleOf } from './examples.fixture.ts'
import type { Target } from './target.fixture.ts'
import { expectedStatus, USERS } from './expectedStatus.fixture.ts'
import { expectedOfToken, TOKENS, type TokenHolder } from './expectedOfToken.fixture.ts'

let world: World
let routes: RegisteredRoute[]
beforeAll(async () => {
  world = await createWorld()
  await seedNode(world.context, { serial: '1C00CCCC', organization: 'city' })
  routes = await registeredRoutes(world.context)
})
afterAll(() => world.close())

const isProblem = createAjv().compile(ErrorBody)
const city = (): Target => ({ world, organization: 'city', device: world.city })
const harbour = (): Target => ({ world, organization: 'harbour', device: world.harbour })

/** Beside the calls: the socket and downloads of archives ask for their caller themselves, and files and pictures of plugins for none. */
const OTHER_ROUTES = [
  'GET /v2/socket',
  'GET /v2/pictures/:id',
  'GET /v2/snapshots/:id/file',
  'GET /plugins/:digest/*',
  'GET /plugin-screenshots/:sha256',
]

it('the matrix covers every registered call', () => {
  const known = ALL_CALLS.map((call) => `${call.method} /v2${call.path}`)
  expect(routes.map((route) => route.name).toSorted()).toEqual(
    [...known, ...OTHER_ROUTES].toSorted(),
  )
})

it('every input refuses fields that it does not know', () => {
  for (const call of ALL_CALLS) {
    for (const part of ['params', 'query', 'body'] as const) {
      const input = call[part] as { additionalProperties?: boolean; content?: object } | undefined
      // Bytes have no fields.
      if (input === undefined || input.content !== undefined) continue
      expect([callName(call), part, closedness(input)]).toEqual([callName(call), part, false])
    }
  }
})

/** Of a schema that may be null: that of its object. */
const closedness = (schema: { additionalProperties?: boolean; anyOf?: object[] }) =>
  schema.anyOf === undefined
    ? schema.additionalProperties
    : (schema.anyOf as { additionalProperties?: boolean }[]).find(
        (one) => one.additionalProperties !== undefined,
      )?.additionalProperties

const guarded = ALL_CALLS.filter(({ access }) => access !== 'public')

describe.each(guarded.map((call) => ({ name: callName(call), call })))('$name', ({ call }) => {
  async function statuses(target: Target): Promise<Record<string, number>> {
    const found: Record<string, number> = {}
    for (const user of USERS) {
      const { path, body } = await exampleOf(call, target)
      const { status, body: answer } = await world.call<object>(user, call.method, path, body)
      found[user] = status
      if (status >= 400 && !isProblem(answer)) {
        throw new Error(JSON.stringify(issuesOf(isProblem.errors, answer)))
      }
    }
    return found
  }

  const expected = (target: Target) =>
    Object.fromEntries(USERS.map((user) => [user, expectedStatus(call, user, target)]))

  it('answers each user of the organization as their rights allow', async () => {
    expect(await statuses(city())).toEqual(expected(city()))
  })

  it('answers strangers as if the organization did not exist', async () => {
    expect(await statuses(harbour())).toEqual(expected(harbour()))
  })

  it('answers 401 and WWW-Authenticate without a token', async () => {
    const { path, body } = await exampleOf(call, city())
    const answer = await world.call(null, call.method, path, body)
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toContain('Bearer')
  })

  it('answers only API tokens whose scope covers it', async () => {
    for (const holder of TOKENS) {
      for (const target of [city(), harbour()]) {
        const { path, body } = await exampleOf(call, target)
        const secret = await secretOf(holder)
        const { status } = await world.callByToken(secret, call.method, path, body)
        const place = [holder, target.organization]
        expect([...place, status]).toEqual([...place, expectedOfToken(call, holder, target)])
      }
    }
  })
})

it('a shared device is read by those it is shared with, and by nobody else', async () => {
  const { db } = world.context.store
  const share = { node_id: world.harbour.nodeId, organization_id: 'city' }
  await db.insertInto('node_shares').values(share).execute()
  for (const [user, status] of [
    ['user', 200],
    ['partner', 404],
    ['guest', 404],
  ] as const) {
    const answer = await world.call(user, 'GET', `nodes/${world.harbour.nodeId}`)
    expect([user, answer.status]).toEqual([user, status])
  }
  await db.deleteFrom('node_shares').execute()
})

const secrets = new Map<TokenHolder, string>()

/** The secret of a token of the owner of the city. */
async function secretOf(holder: TokenHolder): Promise<string> {
  const deviceIds =
    holder === 'one device'
      ? [world.city.nodeId]
      : holder === 'another device'
        ? ['1C00CCCC:0']
        : undefined
  const secret =
    secrets.get(holder) ??
    (await seedSecretToken(world.context, 'city', {
      permissions: holder === 'publishing' ? [] : TOKEN_PERMISSIONS,
      ...(deviceIds === undefined ? {} : { deviceIds }),
    }))
  secrets.set(holder, secret)
  return secret
}
