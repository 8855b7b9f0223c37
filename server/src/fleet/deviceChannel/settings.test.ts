import { MINUTE_MS } from '@airshed/domain'
import type { DeviceCommand, ErrorBody, List, Node } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MonitorConfig } from '../ingest/monitorConfig.ts'
import { seedNode } from '../../testing/seed.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
})
afterAll(() => world.close())

const nextId = (() => {
  let number = 0
  return () => `m${(number += 1)}`
})()
const reported = (version: number, settings: object, refused: object[] = []) => ({
  type: 'reported',
  id: nextId(),
  version,
  settings,
  refused,
})
const node = async () =>
  (await world.call<Node>('manager', 'GET', `nodes/${world.nodeId}?includes=configuration`)).body

describe('a requested setting', () => {
  it('a requested setting waits for the device and is applied once the device reports it', async () => {
    await world.ask({ interval: 30_000, voc_unit: 'ppb' })
    expect(await world.setting('interval')).toMatchObject({
      desired: 30_000,
      state: 'waiting',
      asked_at: world.time.now,
    })
    expect((await node()).interval).toBe(60_000)

    const { messages, after } = await world.inbox()
    expect(messages).toEqual([
      expect.objectContaining({
        type: 'settings',
        version: 1,
        settings: { interval: 30_000, voc_unit: 'ppb' },
      }),
    ])
    expect(await world.setting('interval')).toMatchObject({ state: 'waiting' })

    world.time.now += 5_000
    expect(await world.say(reported(1, { interval: 30_000, voc_unit: 'ppb' }))).toEqual({
      accepted: 1,
      repeated: 0,
      refused: [],
    })
    expect(await world.setting('interval')).toMatchObject({
      state: 'applied',
      reported: 30_000,
      reported_at: world.time.now,
    })
    expect((await node()).interval).toBe(30_000)
    expect(await world.inbox(after)).toEqual({ messages: [], after })
  })

  it('asks for the same value once', async () => {
    const before = await world.inbox()
    await world.ask({ interval: 30_000 })
    expect(await world.inbox()).toEqual(before)
  })

  it('shows the reason of a refusing device and waits when it is requested again', async () => {
    await world.ask({ interval: 1000 })
    const version = 2
    const reason = 'the fan needs 5 s'
    await world.say(reported(version, { interval: 30_000 }, [{ name: 'interval', reason }]))
    expect(await world.setting('interval')).toMatchObject({
      state: 'refused',
      reason,
      desired: 1000,
      reported: 30_000,
    })
    expect((await node()).settings).toMatchObject({ interval: 1000, voc_unit: 'ppb' })
    await world.ask({ interval: 1000 })
    expect(await world.setting('interval')).toMatchObject({ state: 'waiting', reason: null })
    await world.ask({ interval: 30_000 })
    expect(await world.setting('interval')).toMatchObject({ state: 'applied' })
  })

  it('ignores a refusal of an earlier request', async () => {
    await world.ask({ voc_unit: 'ppm' })
    await world.say(reported(1, {}, [{ name: 'voc_unit', reason: 'late' }]))
    expect(await world.setting('voc_unit')).toMatchObject({ state: 'waiting' })
  })

  it('leaves events with who asked and what the device reported', async () => {
    const events = await world.events()
    expect(events).toContain(`node.settings-reported by device Mast in the city`)
    expect(events.filter((event) => event.startsWith('node.changed by user'))).not.toEqual([])
  })
})

it('shows a setting that the device reports by itself as reported', async () => {
  await world.say(reported(0, { led_aq: 1 }))
  expect(await world.setting('led_aq')).toEqual({
    name: 'led_aq',
    reported: 1,
    state: 'reported',
    asked_at: null,
    asked_by: null,
    reported_at: world.time.now,
    reason: null,
  })
})

it('a device that makes up names fills a few hundred rows at most', async () => {
  const batch = (from: number) =>
    reported(0, Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`x${from + n}`, n])))
  await world.say(batch(0), batch(100), batch(200))
  const rows = await world.context.store.db
    .selectFrom('device_settings')
    .select('name')
    .where('node_id', '=', world.nodeId)
    .execute()
  expect(rows).toHaveLength(200)
})

it('accepts the five newest reports of settings in a batch', async () => {
  const reports = Array.from({ length: 7 }, (_, number) => reported(0, { led_aq: number % 2 }))
  const { accepted, refused } = await world.say(...reports)
  expect([accepted, refused.map(({ id }) => id)]).toEqual([
    5,
    reports.slice(0, 2).map(({ id }) => id),
  ])
  expect(await world.setting('led_aq')).toMatchObject({ reported: 0 })
})

it('units, channels and switches reach the device as they were sent', async () => {
  const settings = {
    enabled: 1,
    debug: 0,
    temp_f: 1,
    bluetooth_share: 0,
    units: { pressure: 'mmHg', windspeed: 'kn', precipitation: 'in', temperature: '°F' },
    channels: [{ name: 'Depth', unit: 'm', enabled: 1, factor: 2, offset: -0.1 }],
  }
  expect((await world.ask(settings)).status).toBe(200)
  expect((await node()).settings).toMatchObject(settings)
  const version = 100
  await world.say(reported(version, settings))
  for (const name of Object.keys(settings)) {
    expect(await world.setting(name)).toMatchObject({ state: 'applied' })
  }
})

it.each(['pressure', 'windspeed', 'precipitation', 'temperature'])(
  'the unit of %s can be left to the device, and an unknown one is refused',
  async (quantity) => {
    expect((await world.ask({ units: { [quantity]: 'auto' } })).status).toBe(200)
    expect((await world.ask({ units: { [quantity]: 'furlong' } })).status).toBe(400)
  },
)

describe('a switch of the light', () => {
  const light = async () => {
    const { messages } = await world.inbox()
    const [newest] = messages.filter(({ type }) => type === 'settings')
    return (newest as { settings: Record<string, unknown> }).settings
  }

  it('turns off the other switch, so that no dark light shows the air', async () => {
    await world.ask({ led_aq: 1 })
    expect(await light()).toMatchObject({ led_aq: 1, enable_led: 1 })
    await world.ask({ enable_led: 0 })
    expect(await light()).toMatchObject({ led_aq: 0, enable_led: 0 })
    await world.ask({ led_aq: 1 })
    expect(await light()).toMatchObject({ led_aq: 1, enable_led: 1 })
    await world.ask({ led_aq: 0 })
    expect(await light()).toMatchObject({ led_aq: 0, enable_led: 1 })
  })

  it('refuses a switch that contradicts the other one, at its place', async () => {
    const { status, body } = await world.call<ErrorBody>(
      'manager',
      'PUT',
      `nodes/${world.nodeId}`,
      {
        settings: { led_aq: 1, enable_led: 0 },
      },
    )
    expect([status, body.issues]).toEqual([
      400,
      [
        {
          path: '/settings/led_aq',
          expected: '0 while the light is off (enable_led: 0)',
          got: '1',
        },
      ],
    ])
    expect(await light()).toMatchObject({ led_aq: 0, enable_led: 1 })
  })

  it('refuses a switch other than 0 or 1', async () => {
    const { body } = await world.call<ErrorBody>('manager', 'PUT', `nodes/${world.nodeId}`, {
      settings: { enable_led: 2 },
    })
    expect(body.issues).toEqual([{ path: '/settings/enable_led', expected: '0 or 1', got: '2' }])
  })
})

describe('refused settings', () => {
  it.each([
    ['a setting that the type does not have', { ledBarMode: 'off' }, '/settings/ledBarMode'],
    ['a value outside its range', { interval: 10 }, '/settings/interval'],
    ['a flag that is neither 0 nor 1', { enable_led: 2 }, '/settings/enable_led'],
    ['a unit of another quantity', { units: { pressure: '°C' } }, '/settings/units/pressure'],
    ['a unit of nothing that has one', { units: { light: 'lx' } }, '/settings/units/light'],
    ['a switch that is no flag', { bluetooth_share: 3 }, '/settings/bluetooth_share'],
    [
      'a channel without a name',
      { channels: [{ unit: '', enabled: 1, factor: 1, offset: 0 }] },
      '/settings/channels/0/name',
    ],
    ['a dark light that shows the air quality', { led_aq: 1, enable_led: 0 }, '/settings/led_aq'],
  ])('refuses before anything is written: %s', async (_, settings, path) => {
    const { status, body } = await world.call<ErrorBody>(
      'manager',
      'PUT',
      `nodes/${world.nodeId}`,
      { name: 'New name', settings },
    )
    expect(status).toBe(400)
    expect(body.issues).toEqual([expect.objectContaining({ path })])
    expect((await node()).name).toBe('Mast in the city')
  })

  it('refuses settings of a type that only sends', async () => {
    const { nodeId } = await seedNode(world.context, {
      serial: 'rohr-1',
      type: 'airRohr',
      organization: 'city',
    })
    const { status, body } = await world.call<ErrorBody>('manager', 'PUT', `nodes/${nodeId}`, {
      settings: { interval: 60_000 },
    })
    expect([status, body.code]).toEqual([409, 'NOT_CONFIGURABLE'])
    const named = await world.call<Node>('manager', 'PUT', `nodes/${nodeId}`, { name: ' Roof ' })
    expect(named.body.name).toBe('Roof')
  })
})

describe('an AirGradient monitor', () => {
  const serial = 'airgradient:cafe0007'
  const nodeId = `${serial}:0`
  const path = `/sensors/${serial}/one/config`
  let key: string
  beforeAll(async () => {
    await seedNode(world.context, { serial, type: 'AirGradient', organization: 'city' })
    key = (await world.call<{ key: string }>('manager', 'PUT', `nodes/${nodeId}/key`)).body.key
    const settings = { ledBarMode: 'co2', abcDays: 30 }
    await world.call('manager', 'PUT', `nodes/${nodeId}`, { settings })
  })
  const stateOf = async () => {
    const { body } = await world.call<{ settings: { state: string }[] }>(
      'manager',
      'GET',
      `nodes/${nodeId}/settings`,
    )
    return body.settings.map(({ state }) => state)
  }

  it('gets settings under its own names, which then count as fetched and not applied', async () => {
    expect(await stateOf()).toEqual(['waiting', 'waiting'])
    const answer = await world.request('GET', path, { key })
    expect(answer.json()).toEqual({ abcDays: 30, ledBarMode: 'co2' })
    expect(await stateOf()).toEqual(['fetched', 'fetched'])
  })

  it('gets each command in one answer, which does not count as done', async () => {
    const command = (action: string) =>
      world.call('manager', 'PUT', `nodes/${nodeId}/actions/${action}`)
    expect((await command('co2_calibration')).status).toBe(200)
    expect((await command('led_test')).status).toBe(200)
    expect((await command('reboot')).status).toBe(409)
    expect((await world.request('GET', path, {})).json()).toEqual({})
    const settings = { abcDays: 30, ledBarMode: 'co2' }
    expect((await world.request('GET', path, { key })).json()).toEqual({
      ...settings,
      co2CalibrationRequested: true,
      ledBarTestRequested: true,
    })
    expect((await world.request('GET', path, { key })).json()).toEqual(settings)
    const { body } = await world.call<List<DeviceCommand>>(
      'manager',
      'GET',
      `nodes/${nodeId}/commands`,
    )
    const at = world.time.now
    expect(body.data.map(({ name, state, ended_at: end }) => [name, state, end])).toEqual(
      expect.arrayContaining([
        ['co2_calibration', 'fetched', at],
        ['led_test', 'fetched', at],
      ]),
    )
  })

  it('a monitor never gets a withdrawn command to calibrate', async () => {
    const asked = `nodes/${nodeId}/actions/co2_calibration`
    const { _id: id } = (await world.call<DeviceCommand>('manager', 'PUT', asked)).body
    const { status } = await world.call('manager', 'PUT', `nodes/${nodeId}/commands/${id}/withdraw`)
    expect(status).toBe(200)
    const answer = (await world.request('GET', path, { key })).json<MonitorConfig>()
    expect(answer).not.toHaveProperty('co2CalibrationRequested')
  })

  it('gets a command once in two concurrent fetches', async () => {
    await world.call('manager', 'PUT', `nodes/${nodeId}/actions/co2_calibration`)
    const answers = await Promise.all([1, 2].map(() => world.request('GET', path, { key })))
    const requested = answers.map((answer) => answer.json<MonitorConfig>().co2CalibrationRequested)
    expect(requested.filter((is) => is === true)).toHaveLength(1)
  })

  it('a monitor gets no command to calibrate that is ten minutes old', async () => {
    await world.call('manager', 'PUT', `nodes/${nodeId}/actions/co2_calibration`)
    world.time.now += 10 * MINUTE_MS
    const answer = (await world.request('GET', path, { key })).json<MonitorConfig>()
    expect(answer).not.toHaveProperty('co2CalibrationRequested')
  })

  it('answers no settings to strangers and to the key of another device', async () => {
    expect((await world.request('GET', path, {})).json()).toEqual({})
    expect((await world.request('GET', path, { key: world.key })).json()).toEqual({})
  })
})
