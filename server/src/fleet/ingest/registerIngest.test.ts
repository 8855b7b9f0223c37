import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seedDataPoint, seedNode } from '../../testing/seed.ts'
import { dataPointView } from '../dataPoints/dataPointView.ts'
import {
  createIngestServer,
  NO_KEY,
  OTHER_KEY,
  type IngestServer,
} from './testsupport/ingestServer.ts'
import { ESPHOME, HOME_ASSISTANT, PURPLEAIR, TASMOTA } from './testsupport/senders.fixture.ts'
import { AIRGRADIENT } from './testsupport/payloads.fixture.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

describe('stored readings', () => {
  it('keeps implausible readings of every format with a flag and hides them', async () => {
    const implausible = { temperature: { value: -1000, unit: '°F' }, wd: 370, rh: 999.9, co2: -999 }
    await server.post('/ingest/json', {
      serial: 'wild',
      time: server.clock.now,
      readings: implausible,
    })
    await server.post('/ingest/airrohr', {
      esp8266id: '78',
      sensordatavalues: [{ value_type: 'BME280_temperature', value: '-1000' }],
    })
    await server.post('/ingest/airgradient?serial=ffff7777', { ...AIRGRADIENT, rco2: 1_000_000 })
    const { db } = server.context.store
    const rows = await db
      .selectFrom('measurements')
      .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
      .select(['data_points.id', 'measurements.value', 'measurements.flags'])
      .where(({ or, eb }) =>
        or(
          ['wild', 'esp8266-78', 'airgradient:ffff7777'].map((serial) =>
            eb('data_points.node_id', '=', `${serial}:0`),
          ),
        ),
      )
      .execute()
    const hidden = rows.filter(({ flags }) => (flags & 8) !== 0)
    expect(hidden.map(({ id, value }) => [id.split('/')[1], value]).toSorted()).toEqual([
      ['128:1', -1000],
      ['128:1', expect.closeTo(-573.33, 2)],
      ['128:2', 999.9],
      ['131:10', -999],
      ['131:10', 1_000_000],
      ['150:2', 370],
    ])
    expect(await server.newest('wild.0.0.0/150:2')).toEqual([server.clock.now, null, 8])
    expect(rows.length).toBeGreaterThan(hidden.length)
    const rollups = await db
      .selectFrom('rollups')
      .innerJoin('data_points', 'data_points.key', 'rollups.data_point')
      .select('count')
      .where('data_points.node_id', '=', 'wild:0')
      .execute()
    expect(rollups).toEqual([])
  })

  it('shows plausible readings at the ends of their range and noise below zero', async () => {
    const readings = { wd: 360, temperature: -80, rain: -0.0001, no2: -12.5, pm25: 2000 }
    await server.post('/ingest/json', { serial: 'mild', time: server.clock.now, readings })
    expect(await server.newest('mild.0.0.0/150:2')).toEqual([server.clock.now, 360])
    expect(await server.newest('mild.0.0.0/128:1')).toEqual([server.clock.now, -80])
    expect(await server.newest('mild.0.0.0/151:1')).toEqual([server.clock.now, -0.0001])
    expect(await server.newest('mild.0.0.0/170:1')).toEqual([server.clock.now, -12.5])
    expect(await server.newest('mild.0.0.0/132:5')).toEqual([server.clock.now, 2000])
  })

  it('publishes implausible readings on the bus as hidden', async () => {
    const heard: unknown[] = []
    const stop = server.context.bus.subscribe((readings) => {
      heard.push(...readings.filter(({ nodeId }) => nodeId === 'heard:0'))
    })
    await server.post('/ingest/json', {
      serial: 'heard',
      time: server.clock.now,
      readings: { wd: 370 },
    })
    await expect.poll(() => heard).toMatchObject([{ measurements: [[server.clock.now, null, 8]] }])
    stop()
  })

  it('publishes only new readings on the bus, and once', async () => {
    const heard: unknown[] = []
    const stop = server.context.bus.subscribe((readings) => {
      heard.push(...readings.filter(({ nodeId }) => nodeId === 'bus:0'))
    })
    const payload = { serial: 'bus', time: server.clock.now, readings: { co2: 400 } }
    await server.post('/ingest/json', payload)
    await server.post('/ingest/json', payload)
    stop()
    expect(heard).toEqual([
      { nodeId: 'bus:0', dataPointId: 'bus.0.0.0/131:10', measurements: [[server.clock.now, 400]] },
    ])
  })

  it('acknowledges and stores all of fifty concurrent posts', async () => {
    const posts = Array.from({ length: 50 }, (_, index) =>
      server.post('/ingest/json', {
        serial: 'many',
        time: server.clock.now + index,
        readings: { co2: index },
      }),
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
  it('becomes a device in the inventory of the key’s organization', async () => {
    await server.post('/ingest/json', {
      serial: '1C00A3F7',
      type: 'Thiamis-1000',
      name: 'G\u202Eate',
      location: [41.1, -8.6],
      readings: { co2: 400, 'odd\u2066key': 1 },
    })
    expect(await server.nodeOf('1C00A3F7')).toMatchObject({
      id: '1C00A3F7:0',
      organization_id: 'org_harbour',
      status: 'inventory',
      type: 'Thiamis-1000',
      name: 'Gate',
      latitude: 41.1,
      last_online: server.clock.now,
    })
    const { rows } = await sql<{ name: string }>`select name from data_points
      where node_id = '1C00A3F7:0' and not is_mapped`.execute(server.context.store.db)
    expect(rows).toEqual([{ name: 'oddkey' }])
  })

  it('creates a device once that two posts bring at the same moment', async () => {
    const serials = Array.from({ length: 20 }, (_, index) => `race${index}`)
    const devices = serials.map((serial) => ({ serial, readings: { co2: 1, pm25: 2 } }))
    const answers = await Promise.all([
      server.post('/ingest/json', { devices }),
      server.post('/ingest/json', { devices: devices.toReversed() }),
    ])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    const accepted = answers.map((answer) => answer.json().accepted as number)
    expect(accepted[0]! + accepted[1]!).toBe(40)
  })

  it('sets the place of a device that is reported later', async () => {
    await server.post('/ingest/json', {
      serial: 'later',
      time: server.clock.now,
      readings: { co2: 1 },
    })
    await server.post('/ingest/json', { serial: 'later', location: [1, 2], readings: { co2: 2 } })
    expect(await server.nodeOf('later')).toMatchObject({ latitude: 1, longitude: 2 })
  })
})

describe('every other sender', () => {
  it.each([
    ['/ingest/purpleair', PURPLEAIR, 'purpleair:84f3eb280dec'],
    ['/ingest/home-assistant', HOME_ASSISTANT, 'homeassistant:living-room'],
    ['/ingest/tasmota', TASMOTA, 'tasmota:tasmota_9CF9D1'],
    ['/ingest/esphome', ESPHOME, 'esphome:246f28aabbcc'],
  ])(
    '%s: needs a key, is stored once, and belongs to its organization',
    async (path, payload, serial) => {
      server.clock.now = Date.parse('2026-05-17T10:00:05Z')
      expect((await server.post(path, payload, NO_KEY)).statusCode).toBe(401)
      expect(await server.nodeOf(serial)).toBeUndefined()
      const first = await server.post(path, payload)
      expect(first.statusCode).toBe(200)
      expect(first.json().accepted).toBeGreaterThan(2)
      server.clock.now += 5000
      const again = await server.post(path, payload)
      expect(again.json()).toMatchObject({ accepted: 0, duplicates: first.json().accepted })
      const foreign = await server.post(path, payload, { 'x-airshed-key': OTHER_KEY })
      expect([foreign.statusCode, foreign.json().code]).toEqual([409, 'SERIAL_TAKEN'])
      expect(await server.nodeOf(serial)).toMatchObject({ organization_id: 'org_harbour' })
    },
  )
})

describe('a gas reported by mass', () => {
  it('stores a gas by volume and says how it was converted', async () => {
    const answer = await server.post('/ingest/json', {
      serial: 'station',
      units: { no2: 'µg/m³', co: 'mg/m³', voc_etoh: 'µg/m³' },
      readings: { no2: 38.26, co: 1.1647, voc_etoh: 90 },
    })
    const [no2, co] = ['station.0.0.0/170:1', 'station.0.0.0/170:4']
    expect(answer.json()).toMatchObject({
      accepted: 3,
      unmapped: ['station.0.0.0/raw:voc_etoh'],
      remarks: [
        { path: no2, reason: 'came in µg/m³, kept in ppb at 293 K and 101.3 kPa' },
        { path: co, reason: 'came in mg/m³, kept in ppm at 293 K and 101.3 kPa' },
      ],
    })
    expect(await server.newest(no2)).toEqual([server.clock.now, expect.closeTo(20, 2), 4])
    const row = await server.context.store.db
      .selectFrom('data_points')
      .selectAll()
      .where('id', '=', no2)
      .executeTakeFirstOrThrow()
    expect(dataPointView(row)).toMatchObject({
      presentName: 'Nitrogen dioxide (µg/m³ → ppb, 293 K, 101.3 kPa)',
      unit: 'ppb',
      convertedFrom: {
        unit: 'µg/m³',
        temperature_k: 293,
        pressure_kpa: 101.3,
        gas_reference: '20C',
      },
    })
  })

  it('records the mass unit on a data point that came by volume before', async () => {
    const send = (readings: object) => server.post('/ingest/json', { serial: 'switched', readings })
    await send({ o3: 30 })
    server.clock.now += 60_000
    await send({ o3: { value: 60, unit: 'µg/m³' } })
    const row = await server.context.store.db
      .selectFrom('data_points')
      .select('mass_unit')
      .where('id', '=', 'switched.0.0.0/170:2')
      .executeTakeFirst()
    expect(row).toEqual({ mass_unit: 'µg/m³' })
  })
})

describe('the reference conditions of a gas by mass', () => {
  const pointOf = async (id: string) =>
    dataPointView(
      await server.context.store.db
        .selectFrom('data_points')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  const choose = (gasReference: '20C' | '25C') =>
    server.context.store.db
      .updateTable('organizations')
      .set({ gas_reference: gasReference })
      .where('id', '=', 'org_harbour')
      .execute()
  const send = (serial: string, unit: string, value = 188.0431) =>
    server.post('/ingest/json', { serial, readings: { no2: { value, unit } } })

  it('converts by the organization’s choice at arrival and keeps what was stored before', async () => {
    onTestFinished(async () => void (await choose('20C')))
    const id = 'american.0.0.0/170:1'
    await send('american', 'µg/m³')
    const earlier = await server.newest(id)
    expect(earlier?.[1]).toBeCloseTo(98.297, 3)
    await choose('25C')
    // Until what is known of the device is read again.
    server.clock.now += 11_000
    const answer = await send('american', 'µg/m³')
    expect(answer.json()).toMatchObject({
      remarks: [{ path: id, reason: 'came in µg/m³, kept in ppb at 298.15 K and 101.325 kPa' }],
    })
    expect((await server.newest(id))?.[1]).toBeCloseTo(100, 3)
    const since = server.clock.now
    server.clock.now += 1000
    await send('american', 'µg/m³')
    const day = new Date(since).toISOString().slice(0, 10)
    expect(await pointOf(id)).toMatchObject({
      presentName: `Nitrogen dioxide (µg/m³ → ppb, 298.15 K, 101.325 kPa; < ${day}: 293 K, 101.3 kPa)`,
      convertedFrom: { gas_reference: '25C', temperature_k: 298.15, pressure_kpa: 101.325, since },
    })
    const first = await server.context.store.db
      .selectFrom('measurements')
      .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
      .select(['measurements.ts', 'measurements.value'])
      .where('data_points.id', '=', id)
      .orderBy('measurements.ts')
      .executeTakeFirstOrThrow()
    expect([first.ts, first.value]).toEqual(earlier?.slice(0, 2))
  })

  it('converts a new device by the choice of the sender’s organization', async () => {
    onTestFinished(async () => void (await choose('20C')))
    await choose('25C')
    await send('newcomer', 'µg/m³')
    expect((await server.newest('newcomer.0.0.0/170:1'))?.[1]).toBeCloseTo(100, 3)
    expect((await pointOf('newcomer.0.0.0/170:1')).convertedFrom).toEqual({
      unit: 'µg/m³',
      temperature_k: 298.15,
      pressure_kpa: 101.325,
      gas_reference: '25C',
    })
  })

  it('converts by the air that the unit names, whoever receives it', async () => {
    await send('stated', 'ug/m3 at 25 C')
    const id = 'stated.0.0.0/170:1'
    expect((await server.newest(id))?.[1]).toBeCloseTo(100, 3)
    expect((await pointOf(id)).convertedFrom).toMatchObject({ unit: 'µg/m³', gas_reference: '25C' })
  })

  it('stays unmapped where the air was measured', async () => {
    await send('measuring', 'µg/m³ (T, p)')
    const id = 'measuring.0.0.0/raw:no2'
    expect((await server.newest(id))?.[1]).toBe(188.0431)
    expect(await pointOf(id)).toMatchObject({ unit: 'µg/m³ (T, p)', gasReference: 'measured' })
  })
})

describe('a serial of another organization', () => {
  it('answers 409 without a write and without the name of its owner', async () => {
    const node = await seedNode(server.context, { serial: '9C00FFFF', organization: 'org_harbour' })
    const point = await seedDataPoint(server.context, node, { path: '131:10' })
    const answer = await server.post(
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
    expect(await server.newest(point.id)).toBeUndefined()
    expect(await server.nodeOf('mine')).toBeUndefined()
  })
})

describe('a payload with issues', () => {
  it('stores valid readings and names the skipped ones', async () => {
    const answer = await server.post('/ingest/json', {
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

  it('refuses a payload without any number, with each place', async () => {
    const answer = await server.post('/ingest/json', {
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
    expect(await server.nodeOf('whole')).toBeUndefined()
  })

  it('refuses more keys than a device can have', async () => {
    const readings = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [`k${index}`, 1]),
    )
    expect((await server.post('/ingest/json', { serial: 'flood', readings })).statusCode).toBe(400)
  })

  it('answers 413 to a payload that is too large', async () => {
    const answer = await server.post('/ingest/json', `"${'x'.repeat(17 * 1024 * 1024)}"`)
    expect(answer.statusCode).toBe(413)
  })
})
