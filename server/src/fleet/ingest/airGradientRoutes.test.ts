import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../front/app.ts'
import { seedNode } from '../../testing/seed.ts'
import {
  createIngestServer,
  KEY,
  MINUTE,
  NO_KEY,
  OTHER_KEY,
  type IngestServer,
} from './testsupport/ingestServer.ts'
import { AIRGRADIENT } from './testsupport/payloads.fixture.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

it('readings of AirGradient are stored with the serial of the query', async () => {
  const path = '/ingest/airgradient?serial=84fce60b3c40'
  const answer = await server.post(path, AIRGRADIENT)
  expect(answer.json()).toMatchObject({ accepted: 14, duplicates: 0 })
  expect(answer.json().unmapped).toContain('airgradient:84fce60b3c40.0.0.0/raw:tvocRaw')
  server.clock.now += MINUTE
  expect((await server.post(path, AIRGRADIENT)).json()).toMatchObject({
    accepted: 0,
    duplicates: 14,
  })
  expect((await server.post(path, { ...AIRGRADIENT, bootCount: 7 })).json()).toMatchObject({
    accepted: 14,
  })
})

describe('an AirGradient monitor without a key', () => {
  const path = (serial: string) => `/sensors/airgradient:${serial}/measures`
  const none = NO_KEY

  it('a monitor without a key waits unclaimed until a key claims it', async () => {
    const answer = await server.post(path('aaaa1111'), AIRGRADIENT, none)
    expect(answer.statusCode).toBe(200)
    expect(await server.nodeOf('airgradient:aaaa1111')).toMatchObject({
      organization_id: null,
      status: 'inventory',
    })
    server.clock.now += 20 * MINUTE
    await server.post('/ingest/airgradient?serial=aaaa1111', AIRGRADIENT)
    expect(await server.nodeOf('airgradient:aaaa1111')).toMatchObject({
      organization_id: 'org_harbour',
    })
  })

  describe('a claimed AirGradient monitor', () => {
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
    ])('refuses a report %s and stores nothing', async (_case, url, headers, status, code) => {
      const answer = await server.post(url, AIRGRADIENT, headers)
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ code })
      expect(await readings()).toBe(0)
    })

    it.each([
      ['in the path, as the firmware can', `/k/${OTHER_KEY}${path(claimed)}`, none],
      ['as the password of HTTP Basic', path(claimed), { ...none, authorization: basic }],
    ])('accepts the key of its organization %s', async (_case, url, headers) => {
      server.clock.now += 20 * MINUTE
      expect((await server.post(url, AIRGRADIENT, headers)).json()).toMatchObject({ accepted: 14 })
    })

    it('answers the settings of a monitor below the key as well', async () => {
      const url = `/k/${OTHER_KEY}/sensors/airgradient:${claimed}/one/config`
      expect((await server.inject({ url })).statusCode).toBe(200)
    })

    it('accepts a report without a key where its owner allows that', async () => {
      await server.context.store.db
        .updateTable('nodes')
        .set({ accepts_keyless: true })
        .where('serial', '=', `airgradient:${claimed}`)
        .execute()
      server.clock.now += 20 * MINUTE
      expect((await server.post(path(claimed), AIRGRADIENT, none)).json()).toMatchObject({
        accepted: 14,
      })
    })
  })

  it('a refused report adds no device', async () => {
    const flood = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`key${at}`, at]))
    const answer = await server.post(path('dddd4444'), { wifi: -50, ...flood }, none)
    expect(answer.statusCode).toBe(400)
    expect(await server.nodeOf('airgradient:dddd4444')).toBeUndefined()
    const empty = await server.post(path('dddd5555'), {}, none)
    expect(empty.statusCode).toBeLessThan(500)
    expect(await server.nodeOf('airgradient:dddd5555')).toBeUndefined()
  })

  it('limits new devices of one address in a day and continues for others', async () => {
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
    server.clock.now += 24 * 60 * MINUTE
    expect((await from('2001:db8::1', 'eeee0091')).statusCode).toBe(200)
  })

  it('limits new devices of one address over several processes together', async () => {
    const { config, store, bus, clock } = server.context
    const other = (await buildApp({ config, store, bus, clock })).app
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const process = number % 2 === 0 ? server.app : other
        const answer = await process.inject({
          method: 'POST',
          url: path(`ffff00${10 + number}`),
          remoteAddress: '203.0.113.9',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(AIRGRADIENT),
        })
        return answer.statusCode
      }),
    )
    await other.close()
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('answers 429 to an address with too many reports without a key', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 130 }, () => server.post(path('cccc3333'), AIRGRADIENT, none)),
    )
    const last = attempts.findLast((answer) => answer.statusCode === 429)
    expect(last?.headers['retry-after']).toBeDefined()
    expect((await server.post(`/k/${KEY}${path('cccc4444')}`, AIRGRADIENT, none)).statusCode).toBe(
      200,
    )
  })

  it('answers no settings to a monitor without a key, so that it keeps its own', async () => {
    const answer = await server.inject({ url: '/sensors/airgradient:84fce60b3c40/one/config' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({})
  })

  it('answers 404 to monitors of other makers', async () => {
    expect((await server.inject({ url: '/sensors/other:1234/one/config' })).statusCode).toBe(404)
  })
})
