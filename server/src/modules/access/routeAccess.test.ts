import { createAjv, issuesOf } from '@airshed/contract'
import { ErrorBody } from '@airshed/schemas'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registeredRoutes, type RegisteredRoute } from '../testsupport/registeredRoutes.ts'
import { createWorld, type Method, type UserId, type World } from '../testsupport/world.ts'
import { OPEN_ROUTES, ROUTE_TABLE, type RouteRow, type Target } from './routeTable.fixture.ts'

let world: World
let routes: RegisteredRoute[]
beforeAll(async () => {
  world = await createWorld()
  routes = await registeredRoutes(world.context)
})
afterAll(() => world.close())

const ajv = createAjv()
const methodOf = (row: RouteRow) => row.route.split(' ')[0] as Method

it('knows every route that is registered, and none that is not', () => {
  const known = [...ROUTE_TABLE.map((row) => row.route), ...OPEN_ROUTES]
  expect(known.toSorted()).toEqual(routes.map((route) => route.name).toSorted())
})

it('finds a summary, tags and an answer’s schema at every route that is documented', () => {
  const documented = routes.filter((route) => !route.name.endsWith('/socket'))
  for (const { name, schema } of documented) {
    expect([name, schema?.summary, schema?.tags, schema?.response]).toEqual([
      name,
      expect.any(String),
      [expect.any(String)],
      expect.any(Object),
    ])
  }
})

it('finds no input that takes fields it does not know', () => {
  for (const { name, schema } of routes) {
    for (const part of ['params', 'querystring', 'body'] as const) {
      const input = schema?.[part] as
        | { additionalProperties?: boolean; content?: object }
        | undefined
      // Bytes have no fields.
      if (input !== undefined && input.content === undefined)
        expect([name, part, input.additionalProperties]).toEqual([name, part, false])
    }
  }
})

describe.each(ROUTE_TABLE)('$route', (row) => {
  async function expectStatus(user: UserId | null, target: Target, status: number) {
    const { path, body } = await row.call(target)
    const answer = await world.call(user, methodOf(row), path, body)
    expect([user, answer.status]).toEqual([user, status])
    expect([user, schemaIssues(row, status, answer.body)]).toEqual([user, []])
    return answer
  }

  /** What the answer has that its schema does not allow. */
  function schemaIssues(of: RouteRow, status: number, body: unknown) {
    if (status === 204) return body === '' ? [] : ['a body']
    const answers = routes.find((route) => route.name === of.route)?.schema?.response as
      | Record<string, TSchema>
      | undefined
    const schema = status < 400 ? answers?.[status] : ErrorBody
    if (schema === undefined) return [`no schema for ${status}`]
    const validate = ajv.compile(schema)
    return validate(body) ? [] : issuesOf(validate.errors, body)
  }

  it('is open to those in the organization who may', async () => {
    const target: Target = { world, organization: 'city', device: world.city }
    for (const [user, status] of Object.entries(row.own)) {
      await expectStatus(user as UserId, target, status)
    }
  })

  it('looks to others as if there were nothing', async () => {
    const target: Target = { world, organization: 'harbour', device: world.harbour }
    for (const [user, status] of Object.entries(row.foreign)) {
      const answer = await expectStatus(user as UserId, target, status)
      // What was asked for may stand in the answer, what is there may not.
      if (user !== 'harbourmaster') {
        expect(JSON.stringify(answer.body)).not.toMatch(/Harbour Authority|Mast in the harbour/)
      }
    }
  })

  it('answers 401 without a token', async () => {
    const target: Target = { world, organization: 'city', device: world.city }
    const answer = await expectStatus(null, target, 401)
    expect(answer.headers['www-authenticate']).toContain('Bearer')
  })
})

it.each([
  ['nodes', 'POST', 'search/nodes', { organization_id: 'harbour' }],
  ['nodes of an id', 'POST', 'search/nodes', { node_id: ['1C00BBBB:0'] }],
  ['data points', 'POST', 'search/data_points', { node_id: ['1C00BBBB:0'] }],
  ['dashboards', 'GET', 'dashboards?organization_id=harbour', undefined],
  ['alerts', 'GET', 'alerts?organization_id=harbour', undefined],
  ['organizations', 'GET', 'organizations', undefined],
  ['invitations', 'GET', 'invitations?organization_id=harbour', undefined],
  ['audit entries', 'GET', 'audit?organization_id=harbour', undefined],
  ['API tokens', 'GET', 'tokens?organization_id=harbour', undefined],
] as const)(
  '%s of a foreign organization are in no list of the city',
  async (_, method, path, body) => {
    await ROUTE_TABLE.find((row) => row.route === 'GET /v2/dashboards/:id')?.call({
      world,
      organization: 'harbour',
      device: world.harbour,
    })
    for (const user of [
      'owner',
      'manager',
      'user',
      'support',
      'partner',
      'admin',
      'guest',
    ] as const) {
      const answer = await world.call<{ data: unknown[] }>(user, method, path, body)
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body.data)).not.toMatch(/harbour/i)
    }
  },
)
