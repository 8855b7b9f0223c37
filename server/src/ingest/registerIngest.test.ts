import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedNode, seedOrganization } from '../testing/seed.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../testing/testServer.ts'
import { hashIngestKey } from './organizationKeys.ts'
import { AIRGRADIENT, AIRROHR, THINGS_STACK } from './testsupport/payloads.fixture.ts'

const KEY = 'key-of-the-harbour'
const OTHER_KEY = 'key-of-the-school'
const SECOND = 1000
const MINUTE = 60 * SECOND

let server: TestServer
let now = TEST_NOW_MS

beforeAll(async () => {
  server = await createTestServer({ clock: () => now })
  for (const [id, key] of [
    ['org_harbour', KEY],
    ['org_school', OTHER_KEY],
  ] as const) {
    await seedOrganization(server.context, id)
    await server.context.store.db
      .updateTable('organizations')
      .set({ ingest_key_hash: hashIngestKey(key) })
      .where('id', '=', id)
      .execute()
  }
})
afterAll(() => server.close())

function post(path: string, payload: unknown, headers: Record<string, string> = {}) {
  return server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'x-airshed-key': KEY, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

const newest = async (dataPointId: string) => {
  const [series] = (await server.context.store.measurements.latest([dataPointId], 1)).values()
  return series?.[0]
}

const nodeOf = (serial: string) =>
  server.context.store.db
    .selectFrom('nodes')
    .selectAll()
    .where('serial', '=', serial)
    .executeTakeFirst()

describe('the key', () => {
  const payload = { serial: 'keys', readings: { co2: 400 } }
  const basic = `Basic ${Buffer.from(`device:${KEY}`).toString('base64')}`

  it.each([
    ['as X-Airshed-Key', '/ingest/json', { 'x-airshed-key': KEY }],
    ['as HTTP Basic password', '/ingest/json', { 'x-airshed-key': '', authorization: basic }],
    ['as ?key=', `/ingest/json?key=${KEY}`, { 'x-airshed-key': '' }],
  ])('is taken %s', async (_case, path, headers) => {
    expect((await post(path, payload, headers)).statusCode).toBe(200)
  })

  it.each([
    ['missing', '', 'INGEST_KEY_MISSING'],
    ['unknown', 'no-such-key', 'INGEST_KEY_UNKNOWN'],
  ])('is told when %s', async (_case, key, code) => {
    const answer = await post('/ingest/json', payload, { 'x-airshed-key': key })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code })
    expect(answer.headers['www-authenticate']).toContain('Basic')
  })

  it('that is wrong again and again is told to wait, and a good one from there is taken', async () => {
    const junk = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        post('/ingest/json', payload, { 'x-airshed-key': `junk-${number}` }),
      ),
    )
    const refused = junk.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.at(-1)?.headers['retry-after']).toBe('60')
    expect(junk.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true)
    expect((await post('/ingest/json', payload)).statusCode).toBe(200)
    now += MINUTE
    const later = await post('/ingest/json', payload, { 'x-airshed-key': 'junk' })
    expect(later.statusCode).toBe(401)
  })
})

describe('readings', () => {
  it('of airRohr are stored, and the same report again adds nothing', async () => {
    const first = await post('/ingest/airrohr', AIRROHR, { 'x-sensor': 'esp8266-3394227' })
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({ accepted: 6, duplicates: 0, unmapped: [], skipped: [] })
    expect(await newest('esp8266-3394227.1.0.0/132:5')).toEqual([now, 3.2, 4])

    now += 30 * SECOND
    expect((await post('/ingest/airrohr', AIRROHR)).json()).toMatchObject({
      accepted: 0,
      duplicates: 6,
    })
    now += 145 * SECOND
    expect((await post('/ingest/airrohr', AIRROHR)).json()).toMatchObject({ accepted: 6 })
  })

  it('of AirGradient are stored with the serial of the query', async () => {
    const path = '/ingest/airgradient?serial=84fce60b3c40'
    const answer = await post(path, AIRGRADIENT)
    expect(answer.json()).toMatchObject({ accepted: 14, duplicates: 0 })
    expect(answer.json().unmapped).toContain('airgradient:84fce60b3c40.0.0.0/raw:tvocRaw')
    now += MINUTE
    expect((await post(path, AIRGRADIENT)).json()).toMatchObject({ accepted: 0, duplicates: 14 })
    expect((await post(path, { ...AIRGRADIENT, bootCount: 7 })).json()).toMatchObject({
      accepted: 14,
    })
  })

  it('of The Things Stack are stored once, however often they are delivered', async () => {
    now = Date.parse('2026-05-17T10:00:06Z')
    const first = await post('/ingest/the-things-stack', THINGS_STACK)
    expect(first.json()).toMatchObject({ accepted: 8, duplicates: 0 })
    now += 60 * MINUTE
    const again = await post('/ingest/the-things-stack', THINGS_STACK)
    expect(again.json()).toMatchObject({ accepted: 0, duplicates: 8 })
  })

  it('of a dead fan are kept, flagged and not shown', async () => {
    const dead = {
      esp8266id: '77',
      sensordatavalues: [{ value_type: 'SDS_P1', value: '1999.9' }],
    }
    await post('/ingest/airrohr', dead)
    expect(await newest('esp8266-77.1.0.0/132:7')).toEqual([now, null, 5])
  })

  it('reach the bus once, when they are new', async () => {
    const heard: unknown[] = []
    const stop = server.context.bus.subscribe((readings) => {
      heard.push(...readings.filter(({ nodeId }) => nodeId === 'bus:0'))
    })
    const payload = { serial: 'bus', time: now, readings: { co2: 400 } }
    await post('/ingest/json', payload)
    await post('/ingest/json', payload)
    stop()
    expect(heard).toEqual([
      { nodeId: 'bus:0', dataPointId: 'bus.0.0.0/131:10', measurements: [[now, 400]] },
    ])
  })

  it('of many posts at once are all acknowledged and stored', async () => {
    const posts = Array.from({ length: 50 }, (_, index) =>
      post('/ingest/json', { serial: 'many', time: now + index, readings: { co2: index } }),
    )
    const answers = await Promise.all(posts)
    expect(answers.map((answer) => answer.json().accepted)).toEqual(posts.map(() => 1))
    const [stored] = (
      await server.context.store.measurements.latest(['many.0.0.0/131:10'], 100)
    ).values()
    expect(stored).toHaveLength(50)
  })
})

describe('a new serial', () => {
  it('becomes a device of the inventory of the key', async () => {
    await post('/ingest/json', {
      serial: '1C00A3F7',
      type: 'Thiamis-1000',
      name: 'Gate',
      location: [41.1, -8.6],
      readings: { co2: 400 },
    })
    expect(await nodeOf('1C00A3F7')).toMatchObject({
      id: '1C00A3F7:0',
      organization_id: 'org_harbour',
      status: 'inventory',
      type: 'Thiamis-1000',
      name: 'Gate',
      latitude: 41.1,
      last_online: now,
    })
  })

  it('that two posts bring at once is made once', async () => {
    const serials = Array.from({ length: 20 }, (_, index) => `race${index}`)
    const devices = serials.map((serial) => ({ serial, readings: { co2: 1, pm25: 2 } }))
    const answers = await Promise.all([
      post('/ingest/json', { devices }),
      post('/ingest/json', { devices: devices.toReversed() }),
    ])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    const accepted = answers.map((answer) => answer.json().accepted as number)
    expect(accepted[0]! + accepted[1]!).toBe(40)
  })

  it('gets its place when one is told later', async () => {
    await post('/ingest/json', { serial: 'later', time: now, readings: { co2: 1 } })
    await post('/ingest/json', { serial: 'later', location: [1, 2], readings: { co2: 2 } })
    expect(await nodeOf('later')).toMatchObject({ latitude: 1, longitude: 2 })
  })
})

describe('a serial of another organization', () => {
  it('is not written to, and not told whose it is', async () => {
    const node = await seedNode(server.context, { serial: '9C00FFFF', organization: 'org_harbour' })
    const point = await seedDataPoint(server.context, node, { path: '131:10' })
    const answer = await post(
      '/ingest/json',
      {
        devices: [
          { serial: 'mine', readings: { co2: 1 } },
          { serial: '9C00FFFF', readings: { co2: 1 } },
        ],
      },
      { 'x-airshed-key': OTHER_KEY },
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'SERIAL_TAKEN' })
    expect(answer.body).not.toContain('harbour')
    expect(await newest(point.id)).toBeUndefined()
    expect(await nodeOf('mine')).toBeUndefined()
  })
})

describe('AirGradient without a key', () => {
  const path = (serial: string) => `/sensors/airgradient:${serial}/measures`
  const none = { 'x-airshed-key': '' }

  it('waits in the inventory of nobody, until a key claims it', async () => {
    const answer = await post(path('aaaa1111'), AIRGRADIENT, none)
    expect(answer.statusCode).toBe(200)
    expect(await nodeOf('airgradient:aaaa1111')).toMatchObject({
      organization_id: null,
      status: 'inventory',
    })
    now += 20 * MINUTE
    await post('/ingest/airgradient?serial=aaaa1111', AIRGRADIENT)
    expect(await nodeOf('airgradient:aaaa1111')).toMatchObject({ organization_id: 'org_harbour' })
  })

  describe('once the monitor is claimed', () => {
    const claimed = 'bbbb2222'
    const basic = `Basic ${Buffer.from(`airgradient:${OTHER_KEY}`).toString('base64')}`
    beforeAll(() =>
      seedNode(server.context, { serial: `airgradient:${claimed}`, organization: 'org_school' }),
    )
    const readings = async () => {
      const { db } = server.context.store
      const rows = await db
        .selectFrom('data_points')
        .select('id')
        .where('node_id', '=', `airgradient:${claimed}:0`)
        .execute()
      return rows.length
    }

    it.each([
      ['without a key', path(claimed), none, 401, 'INGEST_KEY_MISSING'],
      ['with a wrong key', `/k/ak_wrong${path(claimed)}`, none, 401, 'INGEST_KEY_UNKNOWN'],
      ['with the key of others', `/k/${KEY}${path(claimed)}`, none, 409, 'SERIAL_TAKEN'],
    ])('is refused %s, and nothing is stored', async (_case, url, headers, status, code) => {
      const answer = await post(url, AIRGRADIENT, headers)
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ code })
      expect(await readings()).toBe(0)
    })

    it.each([
      ['in the path, as the firmware can', `/k/${OTHER_KEY}${path(claimed)}`, none],
      ['as the password of HTTP Basic', path(claimed), { ...none, authorization: basic }],
    ])('is taken with the key of its organization %s', async (_case, url, headers) => {
      now += 20 * MINUTE
      expect((await post(url, AIRGRADIENT, headers)).json()).toMatchObject({ accepted: 14 })
    })

    it('is told its settings below the key as well', async () => {
      const url = `/k/${OTHER_KEY}/sensors/airgradient:${claimed}/one/config`
      expect((await server.inject({ url })).statusCode).toBe(200)
    })

    it('is taken without a key where its owner allows that', async () => {
      await server.context.store.db
        .updateTable('nodes')
        .set({ accepts_keyless: true })
        .where('serial', '=', `airgradient:${claimed}`)
        .execute()
      now += 20 * MINUTE
      expect((await post(path(claimed), AIRGRADIENT, none)).json()).toMatchObject({ accepted: 14 })
    })
  })

  it('leaves no device behind when it is refused', async () => {
    const flood = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`key${at}`, at]))
    const answer = await post(path('dddd4444'), { wifi: -50, ...flood }, none)
    expect(answer.statusCode).toBe(400)
    expect(await nodeOf('airgradient:dddd4444')).toBeUndefined()
    const empty = await post(path('dddd5555'), {}, none)
    expect(empty.statusCode).toBeLessThan(500)
    expect(await nodeOf('airgradient:dddd5555')).toBeUndefined()
  })

  it('makes few devices for one address in a day, and goes on for others', async () => {
    const from = (remoteAddress: string, serial: string) =>
      server.inject({
        method: 'POST',
        url: path(serial),
        remoteAddress,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(AIRGRADIENT),
      })
    const stranger: number[] = []
    for (let number = 10; number < 40; number += 1) {
      stranger.push((await from(`2001:db8::${number}`, `eeee00${number}`)).statusCode)
    }
    expect(stranger.filter((status) => status === 200)).toHaveLength(20)
    expect(stranger.filter((status) => status === 429)).toHaveLength(10)
    expect((await from('2001:db8:1::1', 'eeee0090')).statusCode).toBe(200)
    now += 24 * 60 * MINUTE
    expect((await from('2001:db8::1', 'eeee0091')).statusCode).toBe(200)
  })

  it('is limited by address', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 130 }, () => post(path('cccc3333'), AIRGRADIENT, none)),
    )
    const last = attempts.findLast((answer) => answer.statusCode === 429)
    expect(last?.headers['retry-after']).toBeDefined()
    expect((await post(`/k/${KEY}${path('cccc4444')}`, AIRGRADIENT, none)).statusCode).toBe(200)
  })

  it('is told its settings', async () => {
    const answer = await server.inject({ url: '/sensors/airgradient:84fce60b3c40/one/config' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ pmStandard: 'ugm3', postDataToAirGradient: true })
  })

  it('does not know other makers', async () => {
    expect((await server.inject({ url: '/sensors/other:1234/one/config' })).statusCode).toBe(404)
  })
})

describe('a payload with an issue', () => {
  it('has its readings stored beside those that are none, which are named', async () => {
    const answer = await post('/ingest/json', {
      devices: [
        { serial: 'partly', readings: { co2: 1 } },
        { serial: 'partly', readings: { co2: 'high', humidity: 40 } },
      ],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      accepted: 2,
      skipped: [{ path: '/devices/1/readings/co2', reason: 'not a number: "high"' }],
    })
  })

  it('without any number is refused, with each place', async () => {
    const answer = await post('/ingest/json', {
      devices: [
        { serial: 'whole', readings: {} },
        { serial: 'whole', readings: { co2: 'high', pm25: 'low' } },
      ],
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: {
        detail:
          'The payload is not valid. At /devices/1/readings/co2: expected a number, got "high"',
      },
      issues: [
        { path: '/devices/1/readings/co2', expected: 'a number', got: '"high"' },
        { path: '/devices/1/readings/pm25', expected: 'a number', got: '"low"' },
      ],
    })
    expect(await nodeOf('whole')).toBeUndefined()
  })

  it('with more keys than a device can have is refused', async () => {
    const readings = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [`k${index}`, 1]),
    )
    expect((await post('/ingest/json', { serial: 'flood', readings })).statusCode).toBe(400)
  })

  it('that is too large is told so', async () => {
    const answer = await post('/ingest/json', `"${'x'.repeat(17 * 1024 * 1024)}"`)
    expect(answer.statusCode).toBe(413)
  })
})
