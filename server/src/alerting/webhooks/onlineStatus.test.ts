import { MINUTE_MS, ONLINE_STATUS_PATH } from '@airshed/domain'
import type { MeasurementsStored } from '@airshed/schemas'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeOnlineStatus } from '../../storage/store/nodeStatus/onlineStatus.ts'
import { sweepSilence } from '../../storage/store/nodeStatus/refreshStatus.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWebhookWorld } from './webhookWorld.fixture.ts'

let world: Awaited<ReturnType<typeof createWebhookWorld>>
beforeEach(async () => {
  world = await createWebhookWorld()
})
afterEach(() => world.close())

it('a webhook receives changes of the online status of a device like its readings', async () => {
  const { store } = world.context
  await world.report([[0, 5]])
  await world.create({ type: 'device' })
  for (const minute of [0, 1, 4, 5]) {
    const now = TEST_NOW_MS + minute * MINUTE_MS
    world.clockAt(minute)
    await sweepSilence(store.db, now)
    await storeOnlineStatus(store, { now, heardFrom: 0 })
    await world.feed()
  }
  const rows = await store.db
    .selectFrom('webhook_deliveries')
    .select('body')
    .where('event_type', '=', 'measurements.stored')
    .orderBy('position')
    .execute()
  const delivered = rows
    .flatMap(({ body }) => (JSON.parse(body) as MeasurementsStored).data.series)
    .filter(({ path, node_id: id }) => path === ONLINE_STATUS_PATH && id === '1C00AAAA:0')
  expect(delivered.map(({ name, measurements }) => [name, measurements])).toEqual([
    ['Online status', [[TEST_NOW_MS, 1]]],
    ['Online status', [[TEST_NOW_MS + 3 * MINUTE_MS + 1, 0]]],
  ])
})
