import { DAY_MS, isDetectionLimit } from '@airshed/domain'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeDeviceKey } from '../deviceKeys/deviceKey.ts'
import { giveDeviceKeys } from '../deviceKeys/giveDeviceKeys.ts'
import { ingestOf } from './ingestService.ts'
import { createIngestServer, KEY, NO_KEY, type IngestServer } from './testsupport/ingestServer.ts'

let server: IngestServer
let serial = ''
let count = 0
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  count += 1
  serial = `con${count}`
})

type Row = readonly [ts: number, value: number | string | object]
const post = async (rows: readonly Row[], query = '') => {
  const answer = await server.post(`/ingest/json${query}`, {
    serial,
    rows: rows.map(([time, co2]) => ({ time, readings: { co2 } })),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const point = () => `${serial}.0.0.0/131:10`
const stored = async () =>
  (await server.context.store.measurements.latest([point()], 100)).get(point())
const ago = (minutes: number) => server.clock.now - minutes * 60_000

describe('a reading for a time that has one', () => {
  it('a reading with the same value is a duplicate', async () => {
    const rows: Row[] = [
      [ago(2), 410],
      [ago(1), 411],
    ]
    expect(await post(rows)).toMatchObject({ accepted: 2, duplicates: 0, conflicts: 0, revised: 0 })
    expect(await post(rows)).toMatchObject({ accepted: 0, duplicates: 2, conflicts: 0, revised: 0 })
  })

  it('another value is a conflict with both values and changes nothing', async () => {
    await post([
      [ago(2), 410],
      [ago(1), 411],
    ])
    const answer = await post([
      [ago(2), 410],
      [ago(1), 500],
      [ago(0), 412],
    ])
    expect(answer).toMatchObject({ accepted: 1, duplicates: 1, conflicts: 1, revised: 0 })
    expect(answer.conflicting).toEqual([
      {
        data_point: point(),
        time: ago(1),
        stored: 411,
        stored_flags: 0,
        received: 500,
        received_flags: 0,
      },
    ])
    expect(await stored()).toEqual([
      [ago(2), 410],
      [ago(1), 411],
      [ago(0), 412],
    ])
  })

  it('the same value from a faulty sensor is a conflict', async () => {
    await post([[ago(1), 411]])
    expect(await post([[ago(1), { value: 411, fault: true }]])).toMatchObject({
      duplicates: 0,
      conflicts: 1,
      conflicting: [
        {
          stored: 411,
          stored_flags: 0,
          received: 411,
          received_flags: MEASUREMENT_FLAGS.sensorFault,
        },
      ],
    })
  })

  it('lists a detection limit as one beside the stored value', async () => {
    await post([[ago(1), 411]])
    const { conflicting } = await post([[ago(1), '<411']])
    expect(conflicting).toMatchObject([
      { stored: 411, stored_flags: 0, received: 411, received_flags: expect.any(Number) },
    ])
    expect(isDetectionLimit(conflicting[0]?.received_flags ?? 0)).toBe(true)
  })

  it('replaces a value on request and keeps the old one with who replaced it', async () => {
    await post([
      [ago(2), 410],
      [ago(1), 411],
    ])
    const heard: unknown[] = []
    const stop = server.context.bus.subscribe((readings) => {
      heard.push(...readings.filter(({ nodeId }) => nodeId === `${serial}:0`))
    })
    const answer = await post(
      [
        [ago(2), 410],
        [ago(1), 500],
        [ago(0), 412],
      ],
      '?revise=true',
    )
    expect(answer).toMatchObject({ accepted: 1, duplicates: 1, conflicts: 0, revised: 1 })
    expect(answer.conflicting).toEqual([])
    expect(await stored()).toEqual([
      [ago(2), 410],
      [ago(1), 500],
      [ago(0), 412],
    ])
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({
        measurements: [
          [ago(0), 412],
          [ago(1), 500],
        ],
      })
    stop()
    const { db } = server.context.store
    const key = await db
      .selectFrom('ingest_keys')
      .select('id')
      .where('organization_id', '=', 'org_harbour')
      .executeTakeFirstOrThrow()
    const [revision, ...others] = await db
      .selectFrom('measurement_revisions')
      .innerJoin('data_points', 'data_points.key', 'measurement_revisions.data_point')
      .select(['ts', 'old_value', 'value', 'revised_at', 'author'])
      .where('data_points.id', '=', point())
      .execute()
    expect(others).toEqual([])
    expect(revision).toEqual({
      ts: ago(1),
      old_value: 411,
      value: 500,
      revised_at: server.clock.now,
      author: `key:${key.id}`,
    })
    const day = Math.floor(ago(1) / DAY_MS) * DAY_MS
    const rollup = await db
      .selectFrom('rollups')
      .innerJoin('data_points', 'data_points.key', 'rollups.data_point')
      .select(['rollups.count', 'rollups.max'])
      .where('data_points.id', '=', point())
      .where('rollups.step_ms', '=', DAY_MS)
      .where('rollups.ts', '=', day)
      .executeTakeFirst()
    expect(rollup).toMatchObject({ max: 500 })
  })

  it('lists fifty conflicts at most and counts all', async () => {
    const rows = Array.from({ length: 60 }, (_, index): Row => [ago(index), 400 + index])
    await post(rows)
    const answer = await post(rows.map(([ts, value]): Row => [ts, Number(value) + 1]))
    expect(answer).toMatchObject({ accepted: 0, duplicates: 0, conflicts: 60 })
    expect(answer.conflicting).toHaveLength(50)
  })
})

describe('two values for one time in one post', () => {
  it.each([
    ['in order', [410, 500, 410]],
    ['in reverse', [500, 410, 410]],
    ['in any order', [410, 410, 500]],
  ])('reports the conflict and stores the same value %s', async (_case, values) => {
    const answer = await post(values.map((value): Row => [ago(1), value]))
    expect(answer).toMatchObject({ accepted: 1, duplicates: 1, conflicts: 1 })
    expect(answer.conflicting).toEqual([
      {
        data_point: point(),
        time: ago(1),
        stored: 410,
        stored_flags: 0,
        received: 500,
        received_flags: 0,
      },
    ])
    expect(await stored()).toEqual([[ago(1), 410]])
  })

  it('reports the conflict when the post revises', async () => {
    await post([[ago(1), 1]])
    const rows: Row[] = [
      [ago(1), 500],
      [ago(1), 410],
    ]
    expect(await post(rows, '?revise=true')).toMatchObject({ revised: 1, conflicts: 1 })
    expect(await stored()).toEqual([[ago(1), 410]])
  })
})

describe('a batch whose times', () => {
  const ahead = (minutes: number) => server.clock.now + minutes * 60_000
  const ten = (timeOf: (index: number) => number) =>
    Array.from({ length: 10 }, (_, index): Row => [timeOf(index), 400 + index])

  it.each([
    ['microseconds', 1000],
    ['nanoseconds', 1_000_000],
  ])('stores times in %s as read, with a remark', async (unit, perMs) => {
    const rows = ten((index) => ago(10 - index))
    const answer = await post(rows.map(([ts, value]): Row => [ts * perMs, value]))
    expect(answer).toMatchObject({ accepted: 10, duplicates: 0, conflicts: 0 })
    expect(answer.remarks).toEqual([
      { path: '/rows/0/time', reason: `the times came in ${unit}, and were read as such` },
    ])
    expect(await stored()).toEqual(rows)
  })

  it.each([
    ['in order', 1],
    ['in reverse', -1],
  ])('stores no batch of times in the future, %s, and says so', async (_case, sign) => {
    const rows = ten((index) => ahead(60 + index))
    const answer = await post(sign > 0 ? rows : rows.toReversed())
    expect(answer).toMatchObject({ accepted: 0, duplicates: 0, conflicts: 0 })
    expect(answer.remarks).toEqual([
      {
        path: serial,
        reason:
          `10 readings from ${new Date(ahead(60)).toISOString()} to ${new Date(ahead(69)).toISOString()} ` +
          'are not stored: they are more than ten minutes ahead of the clock of this server',
      },
    ])
    expect(await stored()).toEqual([])
  })

  it('skips times in the future and stores the others', async () => {
    const rows = ten((index) => ahead(index * 3 - 3))
    const answer = await post(rows)
    expect(answer).toMatchObject({ accepted: 5, duplicates: 0, conflicts: 0 })
    expect(answer.remarks).toHaveLength(1)
    expect(await stored()).toEqual(rows.slice(0, 5))
  })

  it('a single time in the future becomes the time of arrival with a remark', async () => {
    const answer = await post([[ahead(60), 400]])
    expect(answer).toMatchObject({ accepted: 1, duplicates: 0 })
    expect(answer.remarks).toEqual([
      {
        path: serial,
        reason: `the clock of the device is ahead of this server (${new Date(ahead(60)).toISOString()}): the time of arrival is used`,
      },
    ])
    expect(await stored()).toEqual([[server.clock.now, 400, 2]])
  })

  it('two rows without a time become one reading and a conflict', async () => {
    const answer = await server.post('/ingest/json', {
      serial,
      rows: [{ readings: { co2: 410 } }, { readings: { co2: 420 } }],
    })
    expect(answer.json()).toMatchObject({ accepted: 1, duplicates: 0, conflicts: 1 })
  })
})

it('refuses another value than "true" for revise', async () => {
  const row = { serial, time: ago(1), readings: { co2: 2 } }
  expect((await server.post('/ingest/json?revise=maybe', row)).statusCode).toBe(400)
})

describe('revisions on each kind of route', () => {
  const monitor = () => `84fce6${String(count).padStart(6, '0')}`
  const airGradient = (value: number, url: string, headers = {}) =>
    server.post(url, { wifi: -50, rco2: value }, headers)
  const measures = () => `/sensors/airgradient:${monitor()}/measures`
  const shown = async (id: string) => (await server.newest(id))?.[1]
  const airGradientPoint = () => `airgradient:${monitor()}.0.0.0/131:10`
  const authors = async (nodeId: string) => {
    const rows = await server.context.store.db
      .selectFrom('measurement_revisions')
      .innerJoin('data_points', 'data_points.key', 'measurement_revisions.data_point')
      .select('author')
      .where('data_points.node_id', '=', nodeId)
      .execute()
    return rows.map(({ author }) => author)
  }

  it.each([
    ['below the key', () => `/k/${KEY}${measures()}`, NO_KEY],
    ['with the key as a header', measures, {}],
    ['with the key in the query', () => `${measures()}?key=${KEY}`, NO_KEY],
  ])('revises readings of an AirGradient monitor %s', async (_case, urlOf, headers) => {
    const url = urlOf()
    expect((await airGradient(410, url, headers)).json()).toMatchObject({ accepted: 2 })
    const revised = `${url}${url.includes('?') ? '&' : '?'}revise=true`
    expect((await airGradient(420, revised, headers)).json()).toMatchObject({
      conflicts: 0,
      revised: 1,
    })
    expect(await authors(`airgradient:${monitor()}:0`)).toEqual([expect.stringMatching(/^key:/)])
  })

  it('refuses to revise readings of an AirGradient monitor without a key', async () => {
    const key = `/k/${KEY}${measures()}`
    expect((await airGradient(410, key, NO_KEY)).json()).toMatchObject({ accepted: 2 })
    await server.context.store.db
      .updateTable('nodes')
      .set({ accepts_keyless: true })
      .where('serial', '=', `airgradient:${monitor()}`)
      .execute()
    ingestOf(server.context).forget(`airgradient:${monitor()}:0`)
    const refused = await airGradient(1, `${measures()}?revise=true`, NO_KEY)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'REVISION_WITHOUT_KEY' })
    expect(await shown(airGradientPoint())).toBe(410)
    expect(await authors(`airgradient:${monitor()}:0`)).toEqual([])
    const kept = await airGradient(1, `${measures()}?revise=false`, NO_KEY)
    expect(kept.json()).toMatchObject({ conflicts: 1, revised: 0 })
  })

  it('refuses another value than "true" for revise and ignores other parameters of a monitor', async () => {
    const url = `/k/${KEY}${measures()}`
    expect((await airGradient(410, `${url}?revise=maybe`, NO_KEY)).statusCode).toBe(400)
    expect((await airGradient(410, `${url}?firmware=3.3`, NO_KEY)).statusCode).toBe(200)
  })

  it('revises readings in line protocol on both of its routes', async () => {
    const lines = (value: number) => `air,serial=${serial} co2=${value} ${ago(1)}000000`
    const text = { 'content-type': 'text/plain' }
    await server.post('/ingest/influx', lines(410), text)
    const first = await server.post('/ingest/influx?revise=true', lines(420), text)
    expect(first.json()).toMatchObject({ revised: 1 })
    const second = await server.post('/api/v2/write?revise=true', lines(430), text)
    expect(second.statusCode).toBe(204)
    expect(await authors(`influx:${serial}:0`)).toHaveLength(2)
  })

  it('revises readings with the key of the device, which the history names', async () => {
    await post([[ago(1), 410]])
    const deviceKey = makeDeviceKey()
    await server.context.store.db.transaction().execute((tx) =>
      giveDeviceKeys(tx, new Map([[`${serial}:0`, deviceKey]]), {
        by: 'Tester',
        userId: null,
        organizationId: 'org_harbour',
        now: server.clock.now,
      }),
    )
    const row = { serial, time: ago(1), readings: { co2: 420 } }
    const answer = await server.post('/ingest/json?revise=true', row, {
      'x-airshed-key': deviceKey,
    })
    expect(answer.json()).toMatchObject({ revised: 1 })
    expect(await authors(`${serial}:0`)).toEqual([`device:${serial}`])
  })
})
