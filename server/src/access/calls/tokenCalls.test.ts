import { TOKEN_PERMISSIONS } from '@airshed/schemas'
import { callName, type Call } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { permissionsOf } from './routeSchema.ts'

interface Operation {
  description: string
  security: Record<string, string[]>[]
  'x-airshed-permissions': string[]
  'x-airshed-tokens': string
}

let world: World
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  world = await createWorld({ env: { AIRSHED_TOKEN_REQUESTS_PER_MINUTE: '5' } })
  paths = (await world.inject({ url: '/v2/docs/json' })).json().paths
})
afterAll(() => world.close())

const operationOf = ({ method, path }: Call) =>
  paths[`/v2${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]

it.each(ALL_CALLS.map((call) => ({ name: callName(call), call })))(
  'the description of $name says what it needs',
  ({ call }) => {
    const operation = operationOf(call)
    const permissions = permissionsOf(call.access)
    expect(operation?.['x-airshed-permissions']).toEqual(permissions)
    for (const permission of permissions) expect(operation?.description).toContain(permission)
    const schemes = operation?.security.flatMap((one) => Object.keys(one))
    const isForMachines = call.tokens !== undefined || call.capability !== undefined
    expect(schemes).toEqual(
      call.access === 'public' ? [] : isForMachines ? ['accessToken', 'apiToken'] : ['accessToken'],
    )
    expect(operation?.description).toMatch(
      isForMachines ? /API tokens/ : call.access === 'public' ? /no token/ : /For people/,
    )
  },
)

it.each(TOKEN_PERMISSIONS)('the permission %s opens some call to a token', (permission) => {
  const opened = ALL_CALLS.filter(
    ({ access, tokens }) => tokens !== undefined && permissionsOf(access).includes(permission),
  )
  expect(opened.length).toBeGreaterThan(0)
})

it.each([
  [
    'GET /users/me',
    'GET /users',
    'PUT /users/:id',
    'GET /tokens',
    'POST /tokens',
    'GET /invitations',
  ],
])('calls about people and tokens are for people', (...names) => {
  const open = ALL_CALLS.filter(
    (call) => call.tokens !== undefined || call.capability !== undefined,
  )
  expect(open.map(callName).filter((name) => (names as string[]).includes(name))).toEqual([])
})

describe('requests by a token', () => {
  const ask = async (secret: string) => {
    const { status, headers } = await world.callByToken(secret, 'GET', 'nodes')
    return [status, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']].map(Number)
  }

  it('limits requests of each token and tells the limit in headers', async () => {
    const permissions = ['read_devices'] as const
    const [one, other] = await Promise.all([
      seedSecretToken(world.context, 'city', { permissions }),
      seedSecretToken(world.context, 'city', { permissions }),
    ])
    for (let left = 4; left >= 0; left -= 1) expect(await ask(one)).toEqual([200, 5, left])
    const refused = await world.callByToken<{ code: string }>(one, 'GET', 'nodes')
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await ask(other)).toEqual([200, 5, 4])
    expect((await world.call('owner', 'GET', 'nodes')).status).toBe(200)
  })

  it.each([
    ['a call for people', { permissions: ['read_devices'] }, 'users/me', 'PEOPLE_ONLY'],
    [
      'a call beyond its devices',
      { permissions: ['read_devices'] },
      'organizations',
      'TOKEN_SCOPE',
    ],
    ['a call for publishers', { permissions: ['read_devices'] }, 'plugins', 'FORBIDDEN'],
  ] as const)(
    'refused requests of a token count towards its limit where %s is refused',
    async (_, token, path, code) => {
      const secret = await seedSecretToken(world.context, 'city', {
        ...token,
        ...(code === 'TOKEN_SCOPE' ? { deviceIds: [world.city.nodeId] } : {}),
      })
      const method = code === 'FORBIDDEN' ? 'POST' : 'GET'
      const codes = []
      for (let call = 0; call < 7; call += 1) {
        const { status, body } = await world.callByToken<{ code: string }>(secret, method, path)
        codes.push(`${status} ${body.code}`)
      }
      expect(codes).toEqual([
        ...Array.from({ length: 5 }, () => `403 ${code}`),
        ...Array.from({ length: 2 }, () => '429 TOO_MANY_REQUESTS'),
      ])
    },
  )

  it('requests refused by a call’s own limit count towards the limit of the token as well', async () => {
    const secret = await seedSecretToken(world.context, 'city', {
      permissions: ['read_devices'],
      deviceIds: [world.city.nodeId],
    })
    const statuses: number[] = []
    for (let at = 0; at <= 30; at += 1) {
      statuses.push((await world.callByToken(secret, 'GET', 'geocoder/search?q=Alder')).status)
    }
    expect(statuses.at(-2)).toBe(403)
    expect(statuses.at(-1)).toBe(429)
  })

  it('counts towards the limit of a call apart from those of the owner', async () => {
    const secret = await seedSecretToken(world.context, 'city', { permissions: ['read_devices'] })
    const path = 'search/measurements/export'
    const body = { data_point_id: [world.city.pm25.id], from: 0, to: 1 }
    const statuses = []
    for (let call = 0; call <= 30; call += 1) {
      statuses.push((await world.callByToken(secret, 'POST', path, body)).status)
    }
    expect([statuses[29], statuses[30]]).toEqual([200, 429])
    expect((await world.call('owner', 'POST', path, body)).status).toBe(200)
  })
})
