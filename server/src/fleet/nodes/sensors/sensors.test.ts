import type { AvailableSensor, DeviceCommand, ErrorBody, Node, Sensor } from '@airshed/schemas'
import { MINUTE_MS } from '@airshed/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createChannelWorld,
  type ChannelWorld,
} from '../../deviceChannel/testsupport/channelWorld.ts'
import { seedNode } from '../../../testing/seed.ts'
import { freePort, seedDustTrak } from '../../../testing/world/sensors.ts'

let world: ChannelWorld
let dust: string
beforeEach(async () => {
  world = await createChannelWorld()
  dust = await seedDustTrak(world.context, world.nodeId)
})
afterEach(() => world.close())

const path = (sensor = dust) => `nodes/${world.nodeId}/sensors/${sensor}`
const ask = (body: object, sensor = dust) =>
  world.call<Sensor & ErrorBody>('manager', 'PUT', path(sensor), body)
const reported = (id: string, version: number, sensors: object, refused: object[] = []) =>
  world.say({ type: 'reported', id, version, settings: {}, sensors, refused })

describe('a setting of a sensor', () => {
  it('a setting of a sensor waits for its device and is applied once that reports it', async () => {
    const { body } = await ask({ debug: 1, configuration: { flow_calibration: 1.02 } })
    expect(body).toMatchObject({ debug: 1, configuration: { flow_calibration: 1.02 } })
    expect(await world.sensorStates(dust)).toEqual({
      debug: 'waiting',
      flow_calibration: 'waiting',
    })
    const { messages } = await world.inbox()
    expect(messages).toEqual([
      expect.objectContaining({
        type: 'settings',
        version: 1,
        settings: {},
        sensors: { [dust]: { debug: 1, flow_calibration: 1.02 } },
      }),
    ])
    await reported('a', 1, { [dust]: { debug: 1, flow_calibration: 1.0199999809265137 } })
    expect(await world.sensorStates(dust)).toEqual({
      debug: 'applied',
      flow_calibration: 'applied',
    })
  })

  it('leaves a setting of the device by the same name alone', async () => {
    await world.ask({ interval: 30_000 })
    await ask({ debug: 1 })
    await reported('a', 2, { [dust]: { interval: 5 } })
    expect(await world.setting('interval')).toMatchObject({ state: 'waiting', desired: 30_000 })
    expect((await world.inbox()).messages).toEqual([
      expect.objectContaining({
        version: 2,
        settings: { interval: 30_000 },
        sensors: { [dust]: { debug: 1 } },
      }),
    ])
  })

  it('a refusal by the device has its reason and concerns one sensor', async () => {
    const other = await seedDustTrak(world.context, world.nodeId)
    await ask({ configuration: { pm_microgram: 1 } })
    await ask({ configuration: { pm_microgram: 1 } }, other)
    const reason = 'the firmware is too old'
    await reported('a', 2, {}, [{ name: 'pm_microgram', reason, sensor: dust }])
    expect(await world.sensorStates(dust)).toEqual({ pm_microgram: 'refused' })
    expect(await world.sensorStates(other)).toEqual({ pm_microgram: 'waiting' })
    expect(await world.setting('pm_microgram')).toBeUndefined()
  })

  it('asks once, and again after a refusal', async () => {
    await ask({ debug: 1 })
    const before = await world.inbox()
    await ask({ debug: 1 })
    expect(await world.inbox()).toEqual(before)
    await reported('a', 1, {}, [{ name: 'debug', reason: 'no', sensor: dust }])
    await ask({ debug: 1 })
    expect(await world.sensorStates(dust)).toEqual({ debug: 'waiting' })
  })

  it('leaves an event with who asked and the value before', async () => {
    await ask({ debug: 1 })
    await ask({ debug: 0 })
    const event = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'actor_name', 'before', 'after', 'detail'])
      .where('name', '=', 'node.sensor-changed')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      before: { debug: 1 },
      after: { debug: 0 },
      detail: { sensor: dust },
    })
  })
})

it('refuses a correction factor while the profile of the sensor has none', async () => {
  await reported('a', 0, { [dust]: { profile: 'factory' } })
  const factor = { configuration: { size_correction: 2 } }
  const refused = await ask(factor)
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [
      {
        path: '/configuration/size_correction',
        expected: 'no factor while the profile is factory: only custom has one',
        got: '2',
      },
    ],
  ])
  await ask({
    configuration: { profile: 'custom', size_correction: 1, photometric_calibration: 1 },
  })
  expect((await ask(factor)).status).toBe(200)
})

it('marks flags of a sensor that it has never reported', async () => {
  expect((await world.sensor(dust))?.unreported).toEqual(['enabled', 'debug'])
  await reported('a', 0, { [dust]: { enabled: 1 } })
  expect((await world.sensor(dust))?.unreported).toEqual(['debug'])
  await ask({ debug: 0 })
  expect(await world.sensor(dust)).not.toHaveProperty('unreported')
})

describe('reports of a sensor', () => {
  it('a report updates the configuration and keeps facts that cannot be asked for', async () => {
    const profiles = ['factory', 'ambient']
    await reported('a', 0, { [dust]: { enabled: 0, profiles, auto_zero_time: 5 } })
    const sensor = await world.sensor(dust)
    expect(sensor).toMatchObject({ enabled: 0, configuration: { profiles, auto_zero_time: 5 } })
    expect(sensor?.configuration).not.toHaveProperty('enabled')
    await ask({ enabled: 1 })
    expect(await world.sensor(dust)).toMatchObject({ enabled: 1 })
  })

  it('accepts null as a reported and as a requested value', async () => {
    const other = await seedOther()
    await reported('a', 0, { [other]: { limit: null } })
    expect((await world.sensor(other))?.configuration).toEqual({ limit: null })
    await ask({ configuration: { limit: null, ceiling: null } }, other)
    expect(await world.sensorStates(other)).toEqual({ limit: 'applied', ceiling: 'waiting' })
  })

  it('counts reports for sensors of the device, up to a hundred names each', async () => {
    const names = (from: number) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x${from + index}`, index]))
    await reported('a', 0, { '1C00BBBB.1.1.0': { debug: 1 }, [dust]: names(0) })
    await reported('b', 0, { [dust]: names(60) })
    const rows = await world.context.store.db
      .selectFrom('device_settings')
      .select('sensor_id')
      .where('node_id', '=', world.nodeId)
      .execute()
    expect([rows.length, new Set(rows.map((row) => row.sensor_id))]).toEqual([100, new Set([dust])])
  })

  it('refuses a report with a value larger than 4 kB', async () => {
    const { refused } = await reported('a', 0, { [dust]: { log: 'x'.repeat(5000) } })
    expect(refused[0]?.issues[0]?.path).toBe(`/sensors/${dust}/log`)
  })
})

/** A sensor whose driver the server does not know. */
async function seedOther(): Promise<string> {
  const id = await seedDustTrak(world.context, world.nodeId)
  await world.context.store.db
    .updateTable('sensors')
    .set({ name: 'ozone-monitor' })
    .where('id', '=', id)
    .execute()
  return id
}

describe('refused settings of a sensor', () => {
  it.each([
    ['a setting that the driver does not have', { colour: 'red' }, '/configuration/colour'],
    ['a value outside its range', { flow_calibration: 9 }, '/configuration/flow_calibration'],
    [
      'a factor beside another profile',
      { profile: 'factory', size_correction: 2 },
      '/configuration/size_correction',
    ],
  ])('refuses before it asks the device: %s', async (_, configuration, at) => {
    const { status, body } = await ask({ enabled: 0, configuration })
    expect([status, body.issues?.[0]?.path]).toEqual([400, at])
    expect(await world.sensorStates(dust)).toEqual({})
  })

  it('accepts any setting of an unknown driver except reserved names and values over 4 kB', async () => {
    const other = await seedOther()
    expect((await ask({ configuration: { averaging_time: 60 } }, other)).status).toBe(200)
    expect((await ask({ configuration: { driver: 'adam' } }, other)).status).toBe(400)
    const large = await ask({ configuration: { log: 'x'.repeat(5000) } }, other)
    expect([large.status, large.body.issues?.[0]?.path]).toEqual([400, '/configuration/log'])
  })

  it('refuses settings of a foreign sensor, an unknown one and one of a device that only sends', async () => {
    const harbour = await seedDustTrak(world.context, world.harbour.nodeId)
    expect((await ask({ debug: 1 }, harbour)).status).toBe(404)
    expect((await ask({ debug: 1 }, 'nothing')).status).toBe(404)
    const { nodeId, sensorId } = await seedNode(world.context, {
      serial: 'rohr-1',
      type: 'airRohr',
      organization: 'city',
    })
    const there = `nodes/${nodeId}/sensors/${sensorId}`
    const { body } = await world.call<ErrorBody>('manager', 'PUT', there, { debug: 1 })
    expect(body.code).toBe('NOT_CONFIGURABLE')
  })
})

describe('adding a sensor', () => {
  const available = async (user: 'manager' | 'harbourmaster' = 'manager') =>
    world.call<AvailableSensor[] & ErrorBody>(user, 'PUT', 'nodes/available_devices', {
      node_id: world.nodeId,
    })
  const add = (body: object) =>
    world.call<Sensor & ErrorBody>('manager', 'POST', `nodes/${world.nodeId}/sensors`, body)
  const place = { com_port: 2, com_type: 1, address: 0 }

  it('offers free connections and asks the device for the new sensor', async () => {
    const offered = (await available()).body.find(({ name }) => name === 'sound-pro')
    expect(offered?.connections.map(({ com_port: port }) => port)).toEqual([2, 3, 4, 5])
    const { status, body } = await add({ name: 'sound-pro', ...place })
    expect([status, body]).toMatchObject([201, { _id: '1C00AAAA.2.1.0', vendor: 'TSI' }])
    expect((await world.inbox()).messages).toEqual([
      expect.objectContaining({
        sensors: { '1C00AAAA.2.1.0': { driver: 'sound-pro', enabled: 1 } },
      }),
    ])
    const after = (await available()).body.find(({ name }) => name === 'sound-pro')
    expect(after?.connections.map(({ com_port: port }) => port)).toEqual([3, 4, 5])
  })

  it('refuses a taken or unknown connection and an unknown driver', async () => {
    await add({ name: 'sound-pro', ...place })
    const second = await add({ name: 'dust-trak', ...place })
    expect([second.status, second.body.code]).toEqual([409, 'CONNECTION_TAKEN'])
    expect((await add({ name: 'dust-trak', ...place, com_port: 9 })).status).toBe(400)
    expect((await add({ name: 'lidar', ...place })).body.issues?.[0]?.path).toBe('/name')
  })

  it('one of three concurrent additions to a connection wins', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ name: 'dust-trak', ...place })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('refuses an organization that the device is shared to', async () => {
    await world.context.store.db
      .insertInto('node_shares')
      .values({ node_id: world.nodeId, organization_id: 'harbour' })
      .execute()
    const { status } = await available('harbourmaster')
    expect(status).toBe(404)
    const path = `nodes/${world.nodeId}/sensors`
    const added = await world.call('harbourmaster', 'POST', path, { name: 'davis', ...place })
    expect(added.status).toBe(403)
  })
})

describe('removing a sensor', () => {
  const remove = (sensor: string) => world.call<ErrorBody>('manager', 'DELETE', path(sensor))
  const devices = async () => {
    const { body } = await world.call<Node>(
      'manager',
      'GET',
      `nodes/${world.nodeId}?includes=configuration,data_points`,
    )
    return body
  }

  it('asks the device to stop the sensor and keeps its data points', async () => {
    await world.context.store.db
      .updateTable('data_points')
      .set({ sensor_id: dust })
      .where('id', '=', world.city.pm25.id)
      .execute()
    await ask({ configuration: { flow_calibration: 1.02 } })
    expect((await remove(dust)).status).toBe(204)
    const { devices: attached, data_points: points } = await devices()
    expect(attached?.map(({ _id: id }) => id)).not.toContain(dust)
    expect(points?.map(({ _id: id }) => id)).toContain(world.city.pm25.id)
    expect((await world.inbox()).messages).toEqual([
      expect.objectContaining({ sensors: { [dust]: { enabled: 0 } } }),
    ])
    expect(await world.sensorStates(dust)).toEqual({})
    expect((await ask({ debug: 1 })).status).toBe(404)
    expect((await remove(dust)).status).toBe(404)
  })

  it('frees the connection for another sensor without settings', async () => {
    const place = await freePort(world.context, world.nodeId)
    const sensors = `nodes/${world.nodeId}/sensors`
    const added = await world.call<Sensor>('manager', 'POST', sensors, { name: 'davis', ...place })
    const { _id: id } = added.body
    await ask({ debug: 1 }, id)
    await remove(id)
    const again = await world.call<Sensor>('manager', 'POST', sensors, {
      name: 'sound-pro',
      ...place,
    })
    expect(again.body).toMatchObject({
      _id: id,
      name: 'sound-pro',
      enabled: 1,
      debug: 0,
    })
  })

  it('refuses to remove a built-in sensor', async () => {
    const { status, body } = await remove(world.city.sensorId)
    expect([status, body.code]).toEqual([409, 'SENSOR_BUILT_IN'])
  })
})

describe('the auto-zero of a sensor', () => {
  const start = (sensor = dust) =>
    world.call<DeviceCommand & ErrorBody>('manager', 'PUT', `${path(sensor)}/actions/auto_zero`)

  it('sends a command to the device that names the sensor', async () => {
    const { body } = await start()
    const { _id: id } = body
    expect(body).toMatchObject({ name: 'auto_zero', sensor_id: dust, state: 'queued' })
    expect((await world.inbox()).messages).toEqual([
      expect.objectContaining({ type: 'command', name: 'auto_zero', sensor: dust }),
    ])
    await world.say({ type: 'result', id: 'r', command: id, ok: true })
    expect(await world.commands()).toEqual([
      expect.objectContaining({ sensor_id: dust, state: 'done' }),
    ])
  })

  it('accepts an auto-zero once in five minutes, or at once after a failure', async () => {
    const { _id: id } = (await start()).body
    expect((await start()).body.code).toBe('AUTO_ZERO_TOO_SOON')
    await world.say({ type: 'result', id: 'r', command: id, ok: false, reason: 'valve' })
    expect((await start()).status).toBe(200)
    world.time.now += 5 * MINUTE_MS
    expect((await start()).status).toBe(200)
  })

  it('waits five minutes after the auto-zero that the sensor reports', async () => {
    await reported('a', 0, { [dust]: { auto_zero_time: world.time.now - MINUTE_MS } })
    const { status, body } = await start()
    expect([status, body.parts]).toEqual([409, { id: dust, seconds: '240' }])
  })

  it('refuses an auto-zero of another driver or of a whole device', async () => {
    expect((await start(world.city.sensorId)).body.code).toBe('ACTION_NOT_SUPPORTED')
    const whole = await world.call<ErrorBody>(
      'manager',
      'PUT',
      `nodes/${world.nodeId}/actions/auto_zero`,
    )
    expect(whole.body.code).toBe('ACTION_NOT_SUPPORTED')
  })
})
