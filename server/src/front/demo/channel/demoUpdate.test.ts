import { MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advanceRollouts } from '../../../fleet/firmware/rollout/advanceRollouts.ts'
import { startRollout } from '../../../fleet/firmware/rollout/startRollout.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../../testing/testServer.ts'
import { CITY, FLEET } from '../fleet/fleet.ts'
import { addDevices } from '../setup/devices.ts'
import { addFirmware } from '../setup/firmware.ts'
import { addOrganizations } from '../setup/organizations.ts'
import { addPeople } from '../setup/people.ts'
import { createDemoClients, type DemoClients } from './demoClients.ts'

let now = TEST_NOW_MS
let server: TestServer
let clients: DemoClients
beforeAll(async () => {
  server = await createTestServer({ clock: () => now })
  const { context } = server
  await addOrganizations(context)
  await addPeople(context)
  await addDevices(context, now)
  await addFirmware(context, now)
  await addFirmware(context, now)
  clients = createDemoClients(context)
})
afterAll(() => server.close())

const nodeIds = FLEET.filter(
  ({ type, status, silentBeforeSetupMs }) =>
    type === 'Thiamis-1000' && status === 'activated' && silentBeforeSetupMs === null,
)
  .map(({ nodeId }) => nodeId)
  .slice(0, 2)

const start = async () => {
  const { id } = await server.context.store.db.transaction().execute((tx) =>
    startRollout(tx, {
      organization_id: CITY,
      image_id: 'firmware_demo_2',
      node_ids: nodeIds,
      waves: [100],
      gates: {
        online_percent_min: 100,
        online_within_minutes: 10,
        failed_percent_max: 0,
        needs_readings: false,
      },
      by: 'user_demo_admin',
      now,
    }),
  )
  return id
}
const pass = async (ms: number) => {
  for (const until = now + ms; now < until; now += SECOND_MS) await clients.advance(now)
  await advanceRollouts(server.context)
}
const devicesOf = (id: string) =>
  server.context.store.db
    .selectFrom('firmware_rollout_devices')
    .select(['state', 'percent', 'reason', 'from_version'])
    .where('rollout_id', '=', id)
    .execute()

it('a device of the demo refuses an image whose signature does not fit', async () => {
  const { db } = server.context.store
  const image = db.updateTable('firmware_images').where('id', '=', 'firmware_demo_2')
  const { signature } = await db
    .selectFrom('firmware_images')
    .select('signature')
    .where('id', '=', 'firmware_demo_2')
    .executeTakeFirstOrThrow()
  await image.set({ signature: `${'A'.repeat(86)}==` }).execute()
  const id = await start()
  await advanceRollouts(server.context)
  await pass(90 * SECOND_MS)
  expect((await devicesOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'Signature by an unknown key'],
    ['failed', 'Signature by an unknown key'],
  ])
  await image.set({ signature }).execute()
  await db.updateTable('firmware_rollouts').set({ state: 'cancelled', ended_at: now }).execute()
})

it('devices of the demo download an image, check it and come back with its version', async () => {
  expect(nodeIds).toHaveLength(2)
  const id = await start()
  await advanceRollouts(server.context)
  await pass(20 * SECOND_MS)
  expect(await devicesOf(id)).toEqual([
    { state: 'downloading', percent: expect.any(Number), reason: null, from_version: '3.2.1' },
    { state: 'downloading', percent: expect.any(Number), reason: null, from_version: '3.2.1' },
  ])
  await pass(MINUTE_MS)
  expect((await devicesOf(id)).map(({ state }) => state)).toEqual(['updated', 'updated'])
  const { state } = await server.context.store.db
    .selectFrom('firmware_rollouts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('finished')
})
