import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seedWebhook } from '../../testing/world/webhooks.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedReadings } from '../../testing/seed.ts'
import { addDeliveries } from './addDeliveries.ts'
import { createWebhookWorld, eventsOf, type WebhookWorld } from './webhookWorld.fixture.ts'

let world: WebhookWorld
beforeEach(async () => {
  world = await createWebhookWorld({ clock: Date.now, runsJobs: true })
})
afterEach(() => world.close())

const happen = (webhookIds: readonly string[]) =>
  world.context.store.db.transaction().execute((tx) =>
    addDeliveries(world.context, tx, [
      {
        webhookIds,
        event: {
          type: 'webhook.test',
          timestamp: new Date().toISOString(),
          data: { organization_id: 'city', webhook_id: '' },
        },
      },
    ]),
  )

it('stored readings arrive without a request', async () => {
  await world.create()
  await seedReadings(world.context, world.pm25, [[Date.now(), 12]])
  await eventually(() =>
    expect(
      eventsOf(world.target.received)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['device.status_changed', 'measurements.stored']),
  )
})

it('targets that never answer slow down no other, however many', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const dead: string[] = []
  for (let at = 0; at < 45; at += 1) {
    dead.push(await seedWebhook(world.context, 'harbour', { url, failing_since: Date.now() }))
  }
  let connected = 0
  silent.on('connection', (socket) => {
    connected += 1
    socket.on('error', () => {})
    closing.push(() => socket.destroy())
  })
  const closing: (() => void)[] = []
  await happen(dead)
  // Half of the places are left to those whose targets answer.
  await eventually(() => expect(connected).toBe(32))
  const { _id: id } = await world.create()
  for (let at = 0; at < 20; at += 1) await happen([id])
  await eventually(() => expect(world.target.received).toHaveLength(20))
  expect(connected).toBe(32)
  for (const close of closing) close()
  silent.close()
})
