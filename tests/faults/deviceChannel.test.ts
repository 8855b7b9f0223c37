import type { DeviceCommand, DeviceKey, List, NodeSettings } from '@airshed/schemas'
import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChannelDevice, type ChannelDevice } from '../suites/channelDevice.ts'
import { postReadings } from '../suites/ingest.ts'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { emptyStore, freePort, startServer, type ServerProcess } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const ROUNDS = faultRounds(4)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_126
const KEY = 'channel-test-key-0123456789'
const SERIAL = 'channel-1'
const NODE = `/nodes/${SERIAL}:0`
const EMAIL = 'owner@example.org'
const ORGANIZATION = 'org_channel'
/** Talks of the device and orders of a person, together, until the server is killed at the latest. */
const STEPS_MAX = 30

const folder = await emptyStore()
const random = seededRandom(SEED)
let env: Record<string, string>
let password: string
let server: ServerProcess
let token: string
let device: ChannelDevice

beforeAll(async () => {
  env = { AIRSHED_DATA: folder.path, AIRSHED_DEMO: '0', AIRSHED_PORT: String(await freePort()) }
  await makeOrganization(env, { id: ORGANIZATION, key: KEY })
  password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
  await start()
  await postReadings(server.url, KEY, { serial: SERIAL, readings: { pm25: 7 } })
  const { key } = await call<DeviceKey>('PUT', `${NODE}/key`)
  device = createChannelDevice(SERIAL, key)
})
afterAll(async () => {
  await server?.kill()
  folder.remove()
})

async function start(): Promise<void> {
  server = await startServer(env, { hasConsole: false })
  const { url: publicUrl } = server
  token = await signIn([publicUrl], { publicUrl, email: EMAIL, password })
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${server.url}/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

const commands = async () =>
  (await call<List<DeviceCommand>>('GET', `${NODE}/commands?size=1000`)).data
const interval = async () =>
  (await call<NodeSettings>('GET', `${NODE}/settings`)).settings.find(
    ({ name }) => name === 'interval',
  )

/** Lets a person and the device go on until the server is killed; returns the commands that were acknowledged. */
async function goOnUntilKilled(killAfter: number): Promise<string[]> {
  const acknowledged: string[] = []
  let steps = 0
  let death: Promise<void> | null = null
  const repeat = async (step: () => Promise<unknown>) => {
    while (death === null) {
      try {
        await step()
      } catch (error) {
        if (death === null) throw error
        return
      }
      steps += 1
      if (steps >= killAfter) death ??= server.kill()
    }
  }
  let waiting = 0
  await Promise.all([
    repeat(() => device.talk(server.url)),
    repeat(async () => {
      if (waiting < 10) {
        const { _id: id } = await call<DeviceCommand>('PUT', `${NODE}/actions/blink`)
        acknowledged.push(id)
        waiting += 1
      }
      await call('PUT', NODE, { settings: { interval: 1000 * (1 + Math.floor(random() * 3600)) } })
    }),
  ])
  await death
  return acknowledged
}

it(
  `a killed server loses no command or setting, and has none executed twice, ${ROUNDS} times`,
  async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await goOnUntilKilled(2 + Math.floor(random() * STEPS_MAX))))
      await start()
      while ((await device.talk(server.url)) > 0);

      const listed = await commands()
      expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(['done']))
      expect(device.done.toSorted()).toEqual(listed.map(({ _id: id }) => id).toSorted())
      expect(device.done).toEqual(expect.arrayContaining(acknowledged))
      expect(await interval()).toMatchObject({
        state: 'applied',
        reported: device.settings['interval'],
      })
    }
    await server.kill()
    const noted = await withStore(env, ({ db }) =>
      db.selectFrom('events').select('id').where('name', '=', 'node.command-done').execute(),
    )
    expect(noted).toHaveLength(device.done.length)
  },
  ROUNDS * PATIENCE_PER_ROUND_MS,
)
