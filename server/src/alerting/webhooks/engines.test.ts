import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedDelivery } from '../../testing/world/webhooks.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { tidy } from './housekeeping.ts'
import { takeWebhooks } from './takeWebhooks.ts'
import { createWebhookWorld, eventsOf, type WebhookWorld } from './webhookWorld.fixture.ts'

describe.each(TEST_ENGINES)('webhooks on $name', ({ open }) => {
  let world: WebhookWorld
  beforeEach(async () => {
    world = await createWebhookWorld({ store: await open({ clock: () => TEST_NOW_MS }) })
  })
  afterEach(() => world.close())
  const arrived = async () => {
    await world.feed()
    await world.send()
    return eventsOf(world.target.received.splice(0)).map(({ type }) => type)
  }

  it('delivers stored readings and changes', async () => {
    await world.create({ conditions: { node_id: [world.city.nodeId] } })
    await world.create({ type: 'alert', conditions: { node_id: [world.city.nodeId] } })
    await world.addAlert([
      { deviceId: world.city.nodeId, dataPointId: world.pm25.id, expr: 'gt', value: 35 },
    ])
    await world.report([
      [1, 20],
      [2, 50],
    ])
    expect((await arrived()).toSorted()).toEqual([
      'alert.state_changed',
      'device.status_changed',
      'measurements.stored',
    ])
  })

  it('retries, gives up and disables', async () => {
    const { _id: id } = await world.create({ conditions: { _type: ['measurements.stored'] } })
    world.target.answerBy((response) => response.writeHead(503).end())
    await seedReadings(world.context, world.pm25, [[TEST_NOW_MS, 1]])
    await arrived()
    world.clockAtSecond(DAY_MS / 1000)
    await arrived()
    expect((await world.deliveries(id)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['failed', 2],
    ])
    await seedDelivery(world.context, id, { created_at: TEST_NOW_MS - 31 * DAY_MS })
    await tidy(world.context)
    expect(await world.deliveries(id)).toHaveLength(1)
  })

  it('webhooks belong to one process at a time', async () => {
    const { _id: id } = await world.create({ conditions: { _type: ['measurements.stored'] } })
    await seedReadings(world.context, world.pm25, [[TEST_NOW_MS, 1]])
    await world.feed()
    const taking = { now: TEST_NOW_MS + MINUTE_MS, limit: 64, failingLimit: 32, besides: [] }
    const { db } = world.context.store
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeWebhooks(db, taking)))
    expect(taken.flat().map((webhook) => webhook.id)).toEqual([id])
  })
})
