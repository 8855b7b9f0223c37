import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMqttWorld, START_MS, type AskedDevice, type MqttWorld } from '../suites/mqttWorld.ts'

const { DATABASE_URL: databaseUrl = '', NATS_URL: natsUrl = '' } = process.env
const ROUNDS = faultRounds(3)
const PATIENCE_PER_ROUND_MS = 180_000
const TIMEOUT_MS = 60_000
const SEED = 20_261_126
/** Orders of a person in one round. */
const ORDERS = 6

let world: MqttWorld
let device: AskedDevice
const random = seededRandom(SEED)
const given: string[] = []
let minute = 0
const soon = <Result>(check: () => Promise<Result> | Result) =>
  vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 200 })

beforeAll(async () => {
  world = await createMqttWorld(databaseUrl, natsUrl)
  await world.broker.start()
  await world.startServer()
  await world.startServer()
  device = await world.createDevice('mqtt-faults')
  device.connect()
})
afterAll(() => world?.close())

/** Somebody asks for something, and the device measures. */
async function goOn(): Promise<void> {
  for (let order = 0; order < ORDERS; order += 1) {
    minute += 1
    void device.say({
      type: 'readings',
      id: `r-${minute}`,
      time: START_MS + minute * 60_000,
      readings: { pm25: minute },
    })
    if (order % 2 === 0) given.push(await device.command('blink'))
    else await device.ask({ interval: 1000 * (1 + Math.floor(random() * 3600)) })
  }
}

/** Everything that was acknowledged has happened, once. */
async function allIsWell(): Promise<void> {
  await soon(async () => {
    const listed = await device.commands()
    expect(listed.filter(({ state }) => state !== 'done')).toEqual([])
    expect(device.done.toSorted()).toEqual(listed.map(({ _id: id }) => id).toSorted())
    expect(await device.setting('interval')).toMatchObject({
      state: 'applied',
      reported: device.settings['interval'],
    })
    expect(await world.readings('mqtt-faults')).toBe(minute + 1)
  })
  expect(device.done.toSorted()).toEqual(given.toSorted())
}

describe('MQTT devices through outages', () => {
  it(
    `loses and repeats nothing when a server is killed and restarted, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const dying = world.servers.pop()
        const going = goOn()
        await new Promise((resolve) => setTimeout(resolve, random() * 1000))
        await dying?.kill()
        await going
        await allIsWell()
        await world.startServer()
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )

  it(
    `loses and repeats nothing when all servers are killed and one is restarted, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await goOn()
        await Promise.all(world.servers.splice(0).map((server) => server.kill()))
        await world.startServer()
        await allIsWell()
      }
      await world.startServer()
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )

  it(
    `loses and repeats nothing when the broker is killed and forgets its state, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const going = goOn()
        await world.broker.kill()
        await going
        await soon(async () => {
          for (const server of world.servers) {
            expect(await world.health(server)).toEqual({ status: 200, mqtt: 'failing' })
          }
        })
        await goOn()
        await world.broker.start()
        await allIsWell()
        for (const server of world.servers) {
          await soon(async () => expect((await world.health(server)).mqtt).toBe('ok'))
        }
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )

  it(
    `loses and repeats nothing when a device loses its connection, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const going = goOn()
        await device.disconnect()
        await going
        device.connect()
        await allIsWell()
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
