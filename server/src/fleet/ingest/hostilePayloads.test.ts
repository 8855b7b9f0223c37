import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultRounds } from '../../testing/faultRounds.ts'
import { seedIngestKey, seedOrganization } from '../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { ADAPTER_PAYLOADS } from './testsupport/adapterPayloads.fixture.ts'

const KEY = 'key-of-the-fuzzer'
/** By night more. */
const MUTATIONS = faultRounds(8) * 50
const TIMEOUT_MS = 60_000 + MUTATIONS * 200

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** What may stand anywhere in a payload; texts of JSON, since some cannot be written otherwise. */
const HOSTILE = [
  'null',
  'true',
  '0',
  '-1',
  '1e308',
  '-1e308',
  '1e999',
  '5e-324',
  '999.9',
  '""',
  '"a\\u0000b"',
  '"\\ud800"',
  '"__proto__"',
  '"nan"',
  '"1e999"',
  '"2026-13-45T99:99:99Z"',
  '[]',
  '{}',
  '[[]]',
  '{"value":null}',
  '{"toString":1}',
  '{"constructor":{"prototype":1}}',
  '"9999-12-31T23:59:59Z"',
  '8640000000000001',
  '-8640000000000000',
  `"${'é'.repeat(5000)}"`,
  deep(3000),
  '"esp8266-1.2/3"',
]

let server: TestServer

beforeAll(async () => {
  server = await createTestServer({ requestsPerMinute: 1_000_000 })
  await seedOrganization(server.context, 'org_fuzz')
  await seedIngestKey(server.context, 'org_fuzz', KEY)
})
afterAll(() => server.close())

/** Mulberry32: the same payloads in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Writes a payload as JSON with one place of it, key or value, replaced. */
function mutate(payload: unknown, random: (below: number) => number): string {
  const places = [...JSON.stringify(payload).matchAll(/"[^"]*"|-?\d+(\.\d+)?|true|false/g)]
  const place = places[random(places.length)]
  const text = JSON.stringify(payload)
  if (place === undefined) return text
  const hostile = HOSTILE[random(HOSTILE.length)] ?? 'null'
  return text.slice(0, place.index) + hostile + text.slice(place.index + place[0].length)
}

it.each(Object.entries(ADAPTER_PAYLOADS))(
  'the server survives every payload of /ingest/%s',
  async (name, payload) => {
    const random = createRandom(20_260_302)
    const bodies = [
      ...HOSTILE,
      '',
      '{',
      '\u0000',
      '{"__proto__":{"x":1}}',
      deep(100_000),
      ...Array.from({ length: MUTATIONS }, () => mutate(payload, random)),
    ]
    for (const body of bodies) {
      const answer = await server.inject({
        method: 'POST',
        url: `/ingest/${name}`,
        headers: { 'content-type': 'application/json', 'x-airshed-key': KEY },
        payload: body,
      })
      expect([200, 400, 429], `${body.slice(0, 300)} → ${answer.body}`).toContain(answer.statusCode)
      expect(answer.body).not.toMatch(/\bat .*\.ts:\d/)
    }
  },
  TIMEOUT_MS,
)

it.each(['text/plain', 'application/xml', 'multipart/form-data', ''])(
  'the server survives a payload of type %j',
  async (type) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/ingest/json',
      headers: { 'x-airshed-key': KEY, ...(type === '' ? {} : { 'content-type': type }) },
      payload: 'hello',
    })
    expect([400, 415]).toContain(answer.statusCode)
  },
)
