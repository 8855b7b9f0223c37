import type { ErrorBody } from '@airshed/schemas'
import { addWidget, callName, type Call } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '../matrix/examples.fixture.ts'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'

let world: World
let authorization: { authorization: string }
beforeAll(async () => {
  world = await createWorld()
  authorization = await bearer(world.context, 'owner')
})
afterAll(() => world.close())

interface Raw {
  method: string
  url: string
  payload?: string | Buffer
  type?: string
}

/** Sends what no client of ours would. */
async function send({ method, url, payload, type = 'application/json' }: Raw) {
  const response = await world.inject({
    method: method as 'GET',
    url,
    headers: { ...authorization, ...(payload === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, text: response.body }
}

/** A refusal that says why, and nothing about the inside. */
function expectRefusal(what: string, { status, text }: { status: number; text: string }) {
  expect([what, status >= 400 && status < 500, status, text.slice(0, 200)]).toEqual([
    what,
    true,
    status,
    text.slice(0, 200),
  ])
  const body = JSON.parse(text) as ErrorBody
  expect(body.errors.detail.length).toBeGreaterThan(0)
  expect(body.code).toMatch(/^[A-Z_]+$/)
  expect(text).not.toMatch(/\bat .*\.(ts|js):\d|node_modules|server\/src|select |insert /)
}

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

const HOSTILE_BODIES: readonly (readonly [
  name: string,
  payload: string | Buffer,
  type?: string,
])[] = [
  ['nothing', ''],
  ['broken JSON', '{"name": "Dust"'],
  ['another language', 'name: Dust'],
  ['a number', '1e999'],
  ['a text', '"Dust"'],
  ['a list', '[]'],
  ['true', 'true'],
  ['a __proto__', '{"__proto__": {"isAdmin": true}}'],
  ['a constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
  ['fields that nobody knows', '{"toString": 1, "hasOwnProperty": 2}'],
  ['a NUL in a key', '{"na\\u0000me": 1}'],
  ['a NUL in every text', '{"name": "a\\u0000bc", "search": "a\\u0000", "type": "\\u0000"}'],
  ['half of a surrogate pair', '{"name": "abc\\ud800", "type": "\\udc00"}'],
  ['a hundred thousand levels', `{"config": ${deep(100_000)}, "name": ${deep(100_000)}}`],
  [
    'numbers beyond all bounds',
    '{"page": 1e300, "size": -1e300, "version": 1e308, "from": 1e300, "hours": 1e300}',
  ],
  ['texts for numbers', '{"page": "1", "version": "1", "from": "0", "hours": "2"}'],
  ['objects for texts', '{"name": {"length": 5}, "organization_id": {}, "type": [], "locale": {}}'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['bytes', Buffer.from([0, 1, 2, 3]), 'application/octet-stream'],
  ['a form', 'name=Dust', 'application/x-www-form-urlencoded'],
  ['XML', '<name>Dust</name>', 'application/xml'],
  ['plain text', '{}', 'text/plain'],
  ['a type that is none', '{}', 'json;;=\u0001'.replace('\u0001', '')],
]

const HOSTILE_PARTS: readonly (readonly [name: string, part: string])[] = [
  ['NUL', '%00'],
  ['a NUL within', 'a%00b'],
  ['bytes that are no UTF-8', '%ff%fe'],
  ['an encoded surrogate', '%ed%a0%80'],
  ['a broken escape', '%zz'],
  ['a way up', '..%2f..%2fetc%2fpasswd'],
  ['white space', '%20%09'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['an injection', "'%20or%201=1--"],
  ['a long text', 'x'.repeat(3000)],
  ['a text of 300 characters', 'x'.repeat(300)],
]

const HOSTILE_QUERIES: readonly string[] = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e300',
  'page=abc',
  'page=1&page=2',
  'size=0',
  'size=100000',
  'size=NaN',
  'nobody_knows=1',
  '__proto__=1',
  'constructor=1',
  'organization_id=%00',
  'organization_id=a&organization_id=b',
  'external_id=%00',
  `external_id=${'x'.repeat(5000)}`,
  'includes=secrets',
  'search=%00',
  `search=${'x'.repeat(5000)}`,
]

interface Schema {
  type?: string | string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  items?: Schema
}

/** Values at the bounds of a schema, and those that break what does not look. */
function extremesOf(schema: Schema): unknown[] {
  const long = 'x'.repeat(schema.maxLength ?? 10_000)
  const lists =
    schema.items === undefined
      ? []
      : [
          Array.from(
            { length: Math.min(schema.maxItems ?? 10, 1000) },
            (_, index) => `id ${index}`,
          ),
          ['1C00AAAA.0.0.0/132:5', '1C00AAAA.0.0.0/132:5', '__proto__', 'toString'],
          ...extremesOf(schema.items).map((item) => [item]),
        ]
  const numbers = [schema.minimum, schema.maximum].filter((bound) => bound !== undefined)
  return [
    ...numbers,
    ...numbers.map((bound) => bound + 0.5),
    ...lists,
    long,
    `${long}x`,
    'a\u0000b',
    '\ud800',
    "'; drop table nodes; --",
    '%_\\',
    '',
    null,
    true,
    -1,
    1e300,
    -1e300,
    {},
    [],
    { length: 1e9 },
  ]
}

const rows = ALL_CALLS.filter(({ access }) => access !== 'public').map((call) => ({
  name: callName(call),
  call,
}))
const goodExample = (call: Call) =>
  exampleOf(call, { world, organization: 'city', device: world.city })

/** A call of the route that would be right for the owner of the city. */
const isMap = (schema: object | undefined): boolean =>
  schema !== undefined && 'patternProperties' in schema
/** Whether a call takes a file of this type, whose content it reads later. */
const takesFile = (call: Call, type: string | undefined): boolean => {
  if (!('streamsBody' in call)) return false
  const types: readonly (string | undefined)[] = [call.bodyType].flat()
  return type !== undefined && types.includes(type)
}
const goodUrl = async (call: Call) => `/v2/${(await goodExample(call)).path}`

describe.each(rows)('$name', ({ call }) => {
  it('refuses hostile bodies and says why', async () => {
    const takesBody = call.body !== undefined
    // What is refused changes nothing: one address does for all.
    const url = await goodUrl(call)
    for (const [name, payload, type] of HOSTILE_BODIES) {
      const isReadAtAll = call.method !== 'GET' && (takesBody || name === 'broken JSON')
      if (!isReadAtAll) continue
      // A map of names takes any name that is one, and texts are what it is for.
      if (name === 'texts for numbers' && isMap(call.body)) continue
      if (takesFile(call, type)) continue
      expectRefusal(name, await send({ method: call.method, url, payload, type }))
    }
  })

  it('accepts or refuses values at and beyond the bounds of each field without breaking', async () => {
    const body = call.body as Schema | undefined
    if (body === undefined) return
    const pairs = Object.entries(body.properties ?? {}).flatMap(([field, schema]) =>
      extremesOf(schema).map((value) => [field, value] as const),
    )
    let good = await goodExample(call)
    for (const [field, value] of pairs) {
      const payload = JSON.stringify({ ...good.body, [field]: value })
      const answer = await send({ method: call.method, url: `/v2/${good.path}`, payload })
      if (answer.status >= 300) expectRefusal(payload.slice(0, 200), answer)
      // What was accepted may have used the example up.
      else good = await goodExample(call)
    }
  })

  it('refuses hostile ids and says why', async () => {
    const parts = `/v2${call.path}`.split('/')
    if (!parts.some((part) => part.startsWith(':'))) return
    const { path, body } = await goodExample(call)
    const payload = body === undefined ? undefined : JSON.stringify(body)
    for (const [index, part] of parts.entries()) {
      if (!part.startsWith(':')) continue
      for (const [name, hostile] of HOSTILE_PARTS) {
        const url = `/v2/${path}`.split('/').with(index, hostile).join('/')
        expectRefusal(`${part}: ${name}`, await send({ method: call.method, url, payload }))
      }
    }
  })

  it('refuses hostile queries and says why', async () => {
    const known = (call.query as { properties?: object } | undefined)?.properties
    if (known === undefined) return
    const url = (await goodUrl(call)).split('?')[0] ?? ''
    for (const query of HOSTILE_QUERIES) {
      expectRefusal(query, await send({ method: call.method, url: `${url}?${query}` }))
    }
  })
})

it('refuses a config that is too deep wherever it is, and keeps answering', async () => {
  const url = await goodUrl(addWidget)
  const payload = `{"type": "Hologram", "config": {"a": ${deep(50_000)}}}`
  const answer = await send({ method: 'POST', url, payload })
  expectRefusal('depth', answer)
  expect(answer.text).toContain('64 levels')
  expect((await send({ method: 'GET', url: '/v2/users/me' })).status).toBe(200)
})

it('refuses a body with bytes that are no UTF-8', async () => {
  const [before, after] = ['{"name":"Dust ', '","organization_id":"city"}'].map((text) =>
    Buffer.from(text),
  )
  const payload = Buffer.concat([before!, Buffer.from([0xff, 0xfe]), after!])
  const answer = await send({ method: 'POST', url: '/v2/dashboards', payload })
  expectRefusal('bytes', answer)
  expect(answer.text).toContain('the body is not UTF-8')
})

it('refuses a body that is too large', async () => {
  const payload = JSON.stringify({ name: 'x'.repeat(5 * 1024 * 1024) })
  const answer = await send({ method: 'POST', url: '/v2/dashboards', payload })
  expectRefusal('size', answer)
  expect(answer.status).toBe(413)
})

it('refuses unknown methods and paths', async () => {
  for (const [method, url] of [
    ['PATCH', '/v2/users/me'],
    ['DELETE', '/v2/search/nodes'],
    ['GET', '/v2/nothing'],
    ['GET', '/v2/socket'],
  ] as const) {
    expectRefusal(`${method} ${url}`, await send({ method, url }))
  }
})
