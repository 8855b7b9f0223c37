import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { Node, NodeFacts } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { seedIngestKey } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { CHIRPSTACK, ECOWITT } from './testsupport/gateways.fixture.ts'
import { AIRGRADIENT, AIRROHR, THINGS_STACK } from './testsupport/payloads.fixture.ts'
import { ESPHOME, HOME_ASSISTANT, PURPLEAIR, TASMOTA } from './testsupport/senders.fixture.ts'

const KEY = 'key-of-the-city'
const time = { now: TEST_NOW_MS }
let world: World
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now })
  await seedIngestKey(world.context, 'city', KEY)
})
afterAll(() => world.close())

const post = async (path: string, payload: object | string) => {
  const isForm = typeof payload === 'string'
  const answer = await world.inject({
    method: 'POST',
    url: path,
    headers: {
      'x-airshed-key': KEY,
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    payload: isForm ? payload : JSON.stringify(payload),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { skipped: { path: string }[]; unmapped: string[] }
}
const factsOf = async (serial: string, user: UserId = 'manager') => {
  const path = `nodes/${encodeURIComponent(`${serial}:0`)}?includes=configuration`
  return (await world.call<Node>(user, 'GET', path)).body.facts
}
/** A gateway counts as one device with what it reports of itself at these times. */
const dated = (payload: object, name: string) => ({
  ...payload,
  [name]: new Date(TEST_NOW_MS - MINUTE_MS).toISOString(),
})

describe('facts of a device in a payload', () => {
  it('reads facts of an AirGradient monitor and skips none of them', async () => {
    const report = { ...AIRGRADIENT, firmware: '3.1.21', model: 'I-9PSL', ledMode: 'co2' }
    const answer = await post('/sensors/airgradient:84fce60b3c40/measures', report)
    expect(answer.skipped.map(({ path }) => path)).toEqual(['/ledMode'])
    expect(answer.unmapped.filter((id) => id.includes('firmware'))).toEqual([])
    expect(await factsOf('airgradient:84fce60b3c40')).toMatchObject({
      firmware: { version: '3.1.21', hardware: 'I-9PSL' },
      network: { kind: 'wifi', name: null, signal_dbm: -46, reported_at: TEST_NOW_MS },
    })
  })

  it.each<[string, string, object | string, string, object]>([
    [
      'airRohr',
      '/ingest/airrohr',
      AIRROHR,
      'esp8266-3394227',
      { firmware: { version: 'NRZ-2024-135' }, network: { kind: 'wifi', signal_dbm: -82 } },
    ],
    [
      'PurpleAir',
      '/ingest/purpleair',
      { ...PURPLEAIR, SensorId: '84:f3:eb:28:d:ec', DateTime: undefined, version: '7.02' },
      'purpleair:84f3eb280dec',
      {
        firmware: { version: '7.02' },
        mac_address: '84:f3:eb:28:0d:ec',
        network: { kind: 'wifi', signal_dbm: expect.any(Number) as number },
      },
    ],
    [
      'Ecowitt',
      '/ingest/ecowitt?serial=gateway',
      ECOWITT.replace(/dateutc=[^&]*&/, ''),
      'ecowitt:gateway',
      { firmware: { version: 'GW2000A_V3.2.4', hardware: 'GW2000A' } },
    ],
    [
      'Tasmota',
      '/ingest/tasmota',
      {
        ...TASMOTA,
        Topic: 'quay',
        Time: undefined,
        Wifi: { SSId: 'City Works', RSSI: 74, Signal: -63 },
      },
      'tasmota:quay',
      { network: { kind: 'wifi', name: 'City Works', signal_dbm: -63 } },
    ],
    [
      'ESPHome',
      '/ingest/esphome',
      {
        ...ESPHOME,
        serial: 'roof',
        time: undefined,
        sensors: {
          firmware: '2026.4.1',
          mac_address: '84:F3:EB:28:0D:EC',
          rssi: { value: -58, unit: 'dBm' },
          battery_voltage: { value: 3.7, unit: 'V' },
        },
      },
      'esphome:roof',
      {
        firmware: { version: '2026.4.1' },
        mac_address: '84:f3:eb:28:0d:ec',
        network: { kind: 'wifi', signal_dbm: -58 },
        battery: { volts: 3.7 },
      },
    ],
    [
      'Home Assistant',
      '/ingest/home-assistant',
      {
        serial: 'hall',
        states: [
          ...HOME_ASSISTANT.states,
          { entity_id: 'sensor.hall_firmware_version', state: '1.4' },
          {
            entity_id: 'sensor.hall_battery',
            state: '81',
            attributes: { device_class: 'battery', unit_of_measurement: '%' },
          },
        ],
      },
      'homeassistant:hall',
      { firmware: { version: '1.4' }, battery: { percent: 81, volts: null } },
    ],
    [
      'The Things Stack',
      '/ingest/the-things-stack',
      {
        ...dated(THINGS_STACK, 'received_at'),
        uplink_message: {
          ...THINGS_STACK.uplink_message,
          version_ids: { firmware_version: '1.1', hardware_version: 'AQS01-L' },
          last_battery_percentage: { f_cnt: 3, value: 82.5 },
          rx_metadata: [{ rssi: -97, snr: 4 }],
        },
      },
      'ttn:70b3d57ed0051234',
      {
        firmware: { version: '1.1', hardware: 'AQS01-L' },
        network: { kind: 'lorawan', name: null, signal_dbm: -97 },
        battery: { percent: 82.5 },
      },
    ],
    [
      'ChirpStack',
      '/ingest/chirpstack?event=up',
      { ...dated(CHIRPSTACK, 'time'), object: { battery: { value: 3.61, unit: 'V' } } },
      'chirpstack:a84041ffff5c1234',
      { network: { kind: 'lorawan', signal_dbm: -36 }, battery: { volts: 3.61 } },
    ],
    [
      'our own format',
      '/ingest/json',
      {
        serial: 'own-1',
        firmware: '4.0',
        hardware: 'rev C',
        mac_address: '84F3EB280DEC',
        readings: { battery: 12.1, signal: -71, ssid: 'City Works', imei: 490_154_203_237_518 },
      },
      'own-1',
      {
        firmware: { version: '4.0', hardware: 'rev C' },
        mac_address: '84:f3:eb:28:0d:ec',
        imei: '490154203237518',
        battery: { volts: 12.1 },
        network: { kind: 'wifi', name: 'City Works', signal_dbm: -71 },
      },
    ],
  ])('reads facts of a device of %s', async (_, path, payload, serial, expected) => {
    const { skipped } = await post(path, payload)
    expect(skipped.filter((one) => /firmware|mac|ssid/i.test(one.path))).toEqual([])
    expect(await factsOf(serial)).toMatchObject(expected)
  })

  it('reads facts of a device that Telegraf names', async () => {
    const answer = await world.inject({
      method: 'POST',
      url: '/ingest/influx',
      headers: { 'x-airshed-key': KEY, 'content-type': 'text/plain' },
      payload: 'air,device=pier firmware="2.0.1",rssi_dbm=-66,mac="84:f3:eb:28:0d:ec"',
    })
    expect(answer.json()).toMatchObject({ skipped: [] })
    expect(await factsOf('influx:pier')).toMatchObject({
      firmware: { version: '2.0.1' },
      mac_address: '84:f3:eb:28:0d:ec',
      network: { kind: 'other', signal_dbm: -66 },
    })
  })

  it('leaves an event by the device when the firmware changes', async () => {
    time.now += HOUR_MS
    await post('/sensors/airgradient:84fce60b3c40/measures', {
      ...AIRGRADIENT,
      bootCount: 7,
      firmware: '3.2.0',
    })
    const events = await world.context.store.db
      .selectFrom('events')
      .select(['actor_kind', 'organization_id', 'before', 'after'])
      .where('name', '=', 'node.firmware-changed')
      .where('row_id', '=', 'airgradient:84fce60b3c40:0')
      .execute()
    expect(events).toEqual([
      {
        actor_kind: 'device',
        organization_id: 'city',
        before: { firmware: '3.1.21', hardware: 'I-9PSL' },
        after: { firmware: '3.2.0', hardware: 'I-9PSL' },
      },
    ])
  })

  it('updates facts once a minute at most, so that no device fills the log', async () => {
    for (const firmware of ['a', 'b', 'a', 'b']) {
      time.now += 1000
      await post('/ingest/json', { serial: 'flip', firmware, readings: { co2: time.now % 1000 } })
    }
    expect((await factsOf('flip'))?.firmware?.version).toBe('a')
    const { count } = await world.context.store.db
      .selectFrom('events')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('name', '=', 'node.firmware-changed')
      .where('row_id', '=', 'flip:0')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })
})

describe('facts that the device reports over its channel', () => {
  const volts = async (): Promise<NodeFacts['battery'] | undefined> =>
    (await factsOf('own-2'))?.battery
  it('facts over the channel override facts of readings until they are two hours old', async () => {
    await post('/ingest/json', { serial: 'own-2', readings: { battery: 12.1 } })
    await world.context.store.db
      .insertInto('device_facts')
      .values({
        node_id: 'own-2:0',
        battery_volts: 12.4,
        battery_percent: 86,
        is_charging: true,
        battery_at: time.now,
      })
      .execute()
    time.now += HOUR_MS
    await post('/ingest/json', { serial: 'own-2', readings: { battery: 11.9 } })
    expect(await volts()).toMatchObject({ volts: 12.4, percent: 86, is_charging: true })
    time.now += 2 * HOUR_MS
    await post('/ingest/json', { serial: 'own-2', readings: { battery: 11.2 } })
    expect(await volts()).toEqual({
      volts: 11.2,
      percent: null,
      is_charging: null,
      reported_at: time.now,
    })
  })
})
