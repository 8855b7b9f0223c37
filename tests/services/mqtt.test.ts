import { openBrokerConnection } from '@airshed/server/mqtt'
import { readMqttUrl } from '@airshed/server/mqtt-url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMqttWorld, START_MS, type AskedDevice, type MqttWorld } from '../suites/mqttWorld.ts'

const { DATABASE_URL: databaseUrl = '', NATS_URL: natsUrl = '' } = process.env
const TIMEOUT_MS = 20_000
const SOON_MS = 1_000
/** More than a server lets a device say in a minute. */
const TOO_MANY = 130

let world: MqttWorld
const soon = <Result>(check: () => Promise<Result> | Result) =>
  vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 100 })

beforeAll(async () => {
  world = await createMqttWorld(databaseUrl, natsUrl)
  const first = await world.startServer()
  await world.startServer()
  expect(await world.health(first)).toEqual({ status: 200, mqtt: 'failing' })
  await world.broker.start()
})
afterAll(() => world?.close())

const reading = (minute: number, id = `r-${minute}`) => ({
  type: 'readings',
  id,
  time: START_MS + minute * 60_000,
  readings: { pm25: minute },
})
/** Resolves once the server is publishing to the device what comes. */
async function connected(device: AskedDevice): Promise<AskedDevice> {
  device.connect()
  const id = await device.command('blink')
  await soon(() => expect(device.done).toContain(id))
  return device
}

describe('devices over MQTT with two server processes', () => {
  it('reaches devices once the broker is up, even after the start', async () => {
    await soon(async () => {
      for (const server of world.servers) {
        expect(await world.health(server)).toEqual({ status: 200, mqtt: 'ok' })
      }
    })
    for (const server of world.servers) {
      expect(server.output()).toContain('Devices over MQTT: 127.0.0.1:')
      expect(server.output()).not.toContain('p@ss')
      expect(server.output()).not.toContain('p%40ss')
    }
  })

  it('refuses a broker whose certificate is not trusted', async () => {
    const place = readMqttUrl(world.broker.env.MQTT_URL)
    if (place === undefined) throw new Error('Expected the address of a broker')
    const onReady = vi.fn()
    const reason = Promise.withResolvers<string>()
    const connection = openBrokerConnection({ place, onReady, onAway: reason.resolve })
    expect(await reason.promise).toMatch(/self-signed certificate/)
    await expect(
      connection.publish({ topic: 'airshed/x/inbox', payload: '', expiresInS: 1 }),
    ).rejects.toThrow('is away')
    await connection.close()
    expect(onReady).not.toHaveBeenCalled()
  })

  it('delivers requested settings to a device, which reports them', async () => {
    const device = await connected(await world.createDevice('mqtt-settings'))
    await device.ask({ interval: 30_000 })
    await soon(async () =>
      expect(await device.setting('interval')).toMatchObject({
        state: 'applied',
        reported: 30_000,
      }),
    )
    expect(device.settings).toEqual({ interval: 30_000 })
  })

  it('delivers a command within a second, and records the answer', async () => {
    const device = await connected(await world.createDevice('mqtt-command'))
    const givenMs = performance.now()
    const id = await device.command('reboot')
    await soon(() => expect(device.done).toContain(id))
    expect(performance.now() - givenMs).toBeLessThan(SOON_MS)
    await soon(async () =>
      expect((await device.commands()).map(({ state }) => state)).toEqual(['done', 'done']),
    )
  })

  it('stores each reading once, however often it is sent', async () => {
    const device = await connected(await world.createDevice('mqtt-readings'))
    const minutes = Array.from({ length: 20 }, (_, index) => index + 1)
    const answers = []
    for (const minute of minutes) answers.push(await device.say(reading(minute)))
    expect(answers).toEqual(minutes.map(() => ({ accepted: 1, repeated: 0, refused: [] })))
    const again = await device.say(...minutes.map((minute) => reading(minute)))
    expect(again).toEqual({ accepted: 0, repeated: 20, refused: [] })
    expect(await world.readings('mqtt-readings')).toBe(21)
  })

  it('delivers to a device that was away what is still valid, in order', async () => {
    const device = await connected(await world.createDevice('mqtt-away'))
    await device.disconnect()
    const before = device.dealtWith.length
    await device.ask({ interval: 60_000 })
    const first = await device.command('blink')
    await device.ask({ interval: 90_000 })
    const second = await device.command('reboot')
    device.connect()
    await soon(() => expect(device.done).toContain(second))
    expect(device.dealtWith.slice(before)).toMatchObject([
      { type: 'command', id: first },
      { type: 'settings', settings: { interval: 90_000 } },
      { type: 'command', id: second },
    ])
  })

  it('ignores a device with a wrong key, without one, or with that of another device', async () => {
    const device = await connected(await world.createDevice('mqtt-key'))
    const other = await world.createDevice('mqtt-other')
    const payload = JSON.stringify({ messages: [reading(5)] })
    await device.publish(payload, { key: 'dk_wrong' })
    await device.publish(payload, { key: null })
    await device.publish(payload, { key: other.key })
    // The broker lets a device speak on its own topics alone, so this one goes nowhere.
    await device.publish(payload, { serial: 'mqtt-other', key: other.key }).catch(() => {})
    expect(await device.say(reading(6))).toMatchObject({ accepted: 1 })
    await soon(() =>
      expect(world.servers.map((server) => server.output()).join()).toMatch(
        /"serial":"mqtt-key","count":\d,"reason":"DEVICE_KEY_/,
      ),
    )
    expect(device.answers).toEqual([])
    expect(await world.readings('mqtt-key')).toBe(2)
    expect(await world.readings('mqtt-other')).toBe(1)
  })

  it.each([
    ['a payload that is not JSON', '{"messages":', 'BAD_REQUEST'],
    ['bytes that are not text', Buffer.from([0x7b, 0xff]), 'BAD_REQUEST'],
    ['a key that reaches for prototypes', '{"messages":[],"__proto__":{}}', 'BAD_REQUEST'],
    ['an empty list of messages', '{"messages":[]}', 'VALIDATION_FAILED'],
    ['an invalid position', '{"type":"inbox","after":-1}', 'VALIDATION_FAILED'],
    ['more than 256 kB', JSON.stringify('x'.repeat(256 * 1024)), 'TOO_LARGE'],
  ])('tells a device what is wrong with %s', async (what, payload, code) => {
    const device = await world.createDevice(`mqtt-bad-${what.length}`)
    device.connect()
    await device.say({ type: 'hello', id: 'boot' })
    await device.publish(payload)
    await soon(() => expect(device.answers).toMatchObject([{ code, status: expect.any(Number) }]))
  })

  it('tells a device which messages of a batch are refused', async () => {
    const device = await connected(await world.createDevice('mqtt-refused'))
    const unstorable = { type: 'hello', id: 'c', firmware: '3.\u0000' }
    expect(await device.say({ type: 'song', id: 'a' }, reading(1, 'b'), unstorable)).toMatchObject({
      accepted: 1,
      refused: [
        { id: 'a', issues: [{ path: '/type' }] },
        { id: 'c', issues: [{ path: '/firmware' }] },
      ],
    })
  })

  it('sends a device nothing after its key was revoked', async () => {
    const device = await connected(await world.createDevice('mqtt-revoked'))
    await device.revokeKey()
    const dealtWith = device.dealtWith.length
    await device.command('blink')
    const other = await connected(await world.createDevice('mqtt-witness'))
    await other.command('blink')
    await soon(() => expect(other.done).toHaveLength(2))
    expect(device.dealtWith).toHaveLength(dealtWith)
  })

  it('ignores a device that sends too much for the rest of the minute, and no other', async () => {
    const device = await connected(await world.createDevice('mqtt-flood'))
    const payload = JSON.stringify({ messages: [{ type: 'hello', id: 'h' }] })
    // Each of the two processes counts for itself.
    for (let count = 0; count < 2 * TOO_MANY; count += 1) await device.publish(payload)
    const other = await world.createDevice('mqtt-quiet')
    other.connect()
    expect(await other.say(reading(1))).toMatchObject({ accepted: 1 })
    await soon(() =>
      expect(world.servers.map((server) => server.output()).join()).toContain(
        'more than 120 messages in a minute',
      ),
    )
    expect(device.answers.length).toBeLessThanOrEqual(240)
  })

  it('stops servers without waiting for connected devices', async () => {
    expect(await Promise.all(world.servers.map((server) => server.stop()))).toEqual([0, 0])
  })
})
