import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIngestServer, type IngestServer } from './testsupport/ingestServer.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

const send = async (serial: string, readings: object, more: object = {}) => {
  server.clock.now += 60_000
  const answer = await server.post('/ingest/json', {
    serial,
    time: server.clock.now,
    readings,
    ...more,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const seriesOf = (serial: string) =>
  server.context.store.db
    .selectFrom('data_points')
    .select(['id', 'unit', 'last_value'])
    .where('node_id', '=', `${serial}:0`)
    .orderBy('id')
    .execute()

describe('a key without a parameter', () => {
  it('starts another series for another unit, with a remark', async () => {
    const ppb = (value: number) => ({ tvoc: { value, unit: 'ppb' } })
    const mass = (value: number) => ({ tvoc: { value, unit: 'mg/m3' } })
    expect((await send('voc', ppb(300))).remarks).toEqual([])
    const changed = await send('voc', mass(0.3))
    expect(changed.accepted).toBe(1)
    expect(changed.remarks).toEqual([
      {
        path: 'voc.0.0.0/raw:tvoc[mg/m³]',
        reason: 'came in mg/m³, earlier in ppb: kept as a series of its own',
      },
    ])
    await send('voc', ppb(310))
    await send('voc', mass(0.4))
    expect(await seriesOf('voc')).toEqual([
      { id: 'voc.0.0.0/raw:tvoc', unit: 'ppb', last_value: 310 },
      { id: 'voc.0.0.0/raw:tvoc[mg/m³]', unit: 'mg/m³', last_value: 0.4 },
    ])
  })

  it('makes a series for each unit within one post', async () => {
    const rows = [
      { time: server.clock.now - 2, readings: { tvoc: { value: 300, unit: 'ppb' } } },
      { time: server.clock.now - 1, readings: { tvoc: { value: 0.3, unit: 'mg/m³' } } },
    ]
    expect((await send('rows', {}, { rows })).accepted).toBe(2)
    expect((await seriesOf('rows')).map(({ unit, last_value }) => [unit, last_value])).toEqual([
      ['ppb', 300],
      ['mg/m³', 0.3],
    ])
  })

  it('keeps one series for two spellings of a unit', async () => {
    await send('spelt', { tvoc: { value: 300, unit: 'ppb' } })
    const answer = await send('spelt', { tvoc: { value: 301, unit: 'PPBv' } })
    expect(answer.remarks).toEqual([])
    expect(await seriesOf('spelt')).toEqual([
      { id: 'spelt.0.0.0/raw:tvoc', unit: 'ppb', last_value: 301 },
    ])
  })

  it('continues the series when the unit is no longer stated', async () => {
    await send('silent', { tvoc: { value: 300, unit: 'ppb' } })
    await send('silent', { tvoc: 302 })
    expect(await seriesOf('silent')).toEqual([
      { id: 'silent.0.0.0/raw:tvoc', unit: 'ppb', last_value: 302 },
    ])
  })

  it('makes a series for each unit that does not convert', async () => {
    await send('humid', { humidity: { value: 9, unit: 'g/kg' } })
    await send('humid', { humidity: { value: 11, unit: 'g/m³' } })
    await send('humid', { humidity: { value: 44, unit: '%' } })
    expect((await seriesOf('humid')).map(({ id, last_value }) => [id, last_value])).toEqual([
      ['humid.0.0.0/128:2', 44],
      ['humid.0.0.0/raw:humidity', 9],
      ['humid.0.0.0/raw:humidity[g/m³]', 11],
    ])
  })

  it('never mixes two units of two concurrent posts of a new device', async () => {
    const post = (unit: string, value: number) =>
      server.post('/ingest/json', {
        serial: 'racing',
        time: server.clock.now,
        readings: { tvoc: { value, unit } },
      })
    await Promise.all([post('ppb', 300), post('mg/m³', 0.3)])
    const series = await seriesOf('racing')
    expect(new Map(series.map(({ unit, last_value }) => [unit, last_value]))).toEqual(
      new Map([
        ['ppb', 300],
        ['mg/m³', 0.3],
      ]),
    )
  })
})

describe('a direction in words', () => {
  it('stores a direction in words in degrees', async () => {
    const answer = await send('windy', {
      wd: 'NNW',
      wind_dir: { value: 'south-west', unit: 'deg' },
    })
    expect(answer.skipped).toEqual([])
    expect(await server.newest('windy.0.0.0/150:2')).toEqual([server.clock.now, 337.5])
  })

  it('skips a word that is no direction, or of another key, as text', async () => {
    const answer = await send('windy', { wd: 'calm', status: 'N', co2: 412 })
    expect(answer.skipped.map(({ path }: { path: string }) => path)).toEqual([
      '/readings/wd',
      '/readings/status',
    ])
  })
})

describe('a mapped field', () => {
  const uplink = (fields: object) => ({
    end_device_ids: { device_id: 'roof', dev_eui: '70B3D57ED0055555' },
    received_at: new Date(server.clock.now).toISOString(),
    uplink_message: { decoded_payload: fields },
  })

  it('reads words and other spellings of a unit like unmapped keys do', async () => {
    await server.post('/ingest/the-things-stack', uplink({ x: 1, heading: 'E' }))
    const { db } = server.context.store
    const mapping = [
      ['heading', '150:2', 'degrees'],
      ['outside', '128:1', '℉'],
    ] as const
    await db
      .insertInto('payload_fields')
      .values(
        mapping.map(([field, parameter, unit], position) => ({
          node_id: 'ttn:70b3d57ed0055555:0',
          position,
          field,
          parameter,
          unit,
        })),
      )
      .execute()
    server.clock.now += 60_000
    const fields = { heading: 'ESE', outside: 50, status: 'W' }
    const answer = await server.post('/ingest/the-things-stack', uplink(fields))
    const point = 'ttn:70b3d57ed0055555.0.0.0'
    expect(await server.newest(`${point}/150:2`)).toEqual([server.clock.now, 112.5])
    expect(await server.newest(`${point}/128:1`)).toEqual([server.clock.now, 10])
    expect(answer.json().skipped).toEqual([
      { path: '/uplink_message/decoded_payload/status', reason: 'not a number: "W"' },
    ])
  })
})
