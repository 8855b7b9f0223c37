import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS } from '@airshed/domain'
import type { ErrorBody, FoundPlaces, PublicConfig } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

const LICENCE = 'Data © OpenStreetMap contributors, ODbL 1.0'
const QUAY = {
  display_name: 'Quay Street 7, Porto, Portugal',
  lat: '41.1462',
  lon: '-8.6225',
  licence: LICENCE,
}

let world: World
let seen: { url: URL; headers: IncomingMessage['headers'] }[] = []
let respond: (response: ServerResponse) => void
let nowMs = TEST_NOW_MS
const say = (body: unknown) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const geocoder = createServer((request, response) => {
  seen.push({ url: new URL(request.url ?? '', 'http://geocoder'), headers: request.headers })
  respond(response)
})
const urlOf = () => `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/search?key=k1`

beforeAll(async () => {
  geocoder.listen(0, '127.0.0.1')
  await once(geocoder, 'listening')
  world = await createWorld({
    clock: () => nowMs,
    env: { GEOCODER_URL: urlOf(), AIRSHED_ALLOW_PRIVATE_TARGETS: '1' },
  })
})
beforeEach(() => {
  seen = []
  respond = say([QUAY])
})
// What one test found must not answer another.
afterEach(() => {
  nowMs += 2 * DAY_MS
})
afterAll(async () => {
  await world.close()
  geocoder.closeAllConnections()
  geocoder.close()
})

const search = (words: string, user: 'owner' | 'user' | 'guest' = 'owner', where = world) =>
  where.call<FoundPlaces & ErrorBody>(
    user,
    'GET',
    `geocoder/search?${new URLSearchParams({ q: words }).toString()}`,
  )

describe('a search for an address', () => {
  it('answers places with their coordinates and the source of the data', async () => {
    const { status, body } = await search('Quay Street 7')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [{ label: QUAY.display_name, latitude: 41.1462, longitude: -8.6225 }],
      attribution: LICENCE,
    })
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      key: 'k1',
      q: 'Quay Street 7',
      format: 'jsonv2',
      limit: '5',
    })
    expect(seen[0]?.headers['user-agent']).toMatch(/^Airshed\//)
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })

  it('answers an empty list for an unknown address', async () => {
    respond = say([])
    expect((await search('Nowhere 1')).body).toEqual({ data: [], attribution: '' })
  })

  it('answers five places at most, with labels of one line', async () => {
    respond = say(Array.from({ length: 9 }, () => ({ ...QUAY, display_name: 'a'.repeat(1000) })))
    const { data } = (await search('Main Street')).body
    expect([data.length, data[0]?.label.length]).toEqual([5, 300])
  })

  it('asks the geocoder once a day for the same address', async () => {
    await search('Quay Street 7')
    await search('  quay  street 7 ')
    expect(seen).toHaveLength(1)
    nowMs += DAY_MS + 1
    await search('Quay Street 7')
    expect(seen).toHaveLength(2)
  })

  it('sends concurrent searches for one address once, and three at a time at most', async () => {
    const waiting: ServerResponse[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    respond = (response) => {
      waiting.push(response)
      if (waiting.length === 3) resolve()
    }
    const first = search('One Street')
    const others = [search('Two Street'), search('Three Street')]
    await promise
    const again = search('One Street')
    const refused = await search('Four Street')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2'])
    for (const response of waiting) say([QUAY])(response)
    const answers = await Promise.all([first, again, ...others])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(seen).toHaveLength(3)
  })

  it('answers 403 to those who do not manage devices', async () => {
    expect([(await search('Quay Street', 'user')).status, seen.length]).toEqual([403, 0])
    expect([(await search('Quay Street', 'guest')).status, seen.length]).toEqual([403, 0])
  })

  it.each(['ab', '   ', 'x'.repeat(201)])('a search for an address refuses %j', async (words) => {
    const { status, body } = await search(words)
    expect([status, body.code, seen.length]).toEqual([400, 'VALIDATION_FAILED', 0])
  })
})

describe('a geocoder that fails', () => {
  it.each([
    ['text', (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['one place in place of a list', say(QUAY)],
    ['places without coordinates', say([{ display_name: 'Quay Street' }])],
    ['coordinates that are none', say([{ ...QUAY, lat: '1e9' }])],
    ['a place beyond the pole', say([{ ...QUAY, lat: '91' }])],
  ])(
    'a geocoder answering %s is reported as invalid and asked again the next time',
    async (_, how) => {
      respond = how
      const { status, body } = await search('Quay Street 7')
      expect([status, body.code]).toEqual([502, 'GEOCODER_ANSWER_INVALID'])
      respond = say([QUAY])
      expect((await search('Quay Street 7')).status).toBe(200)
    },
  )

  it.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'a redirect',
      (response: ServerResponse) => response.writeHead(302, { location: urlOf() }).end(),
    ],
    [
      'more than places can have',
      (response: ServerResponse) => response.writeHead(200).end('x'.repeat(300_000)),
    ],
    ['nothing', (response: ServerResponse) => response.destroy()],
  ])('a geocoder answering %s is reported as unreachable', async (_, how) => {
    respond = how
    const { status, body } = await search('Quay Street 7')
    expect([status, body.code, seen.length]).toEqual([502, 'GEOCODER_UNREACHABLE', 1])
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|k1/)
  })
})

it('refuses a geocoder in a private network unless that is allowed', async () => {
  const strict = await createWorld({ env: { GEOCODER_URL: urlOf() } })
  const { status, body } = await search('Quay Street 7', 'owner', strict)
  expect([status, body.code, seen.length]).toEqual([502, 'GEOCODER_UNREACHABLE', 0])
  await strict.close()
})

it('tells the console and each search that no geocoder is set', async () => {
  const without = await createWorld()
  const { body: settings } = await without.call<PublicConfig>(null, 'GET', 'config')
  expect(settings.has_geocoder).toBe(false)
  const { status, body } = await search('Quay Street 7', 'owner', without)
  expect([status, body.code]).toEqual([409, 'GEOCODER_NOT_CONFIGURED'])
  await without.close()
  const { body: here } = await world.call<PublicConfig>(null, 'GET', 'config')
  expect(here.has_geocoder).toBe(true)
})
