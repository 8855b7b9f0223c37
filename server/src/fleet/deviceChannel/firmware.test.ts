import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedFirmware, seedRollout } from '../../testing/world/firmware.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

const BYTES = Buffer.from('0123456789abcdef')
let world: ChannelWorld
let url: string
beforeAll(async () => {
  world = await createChannelWorld()
  const { context, nodeId } = world
  const imageId = await seedFirmware(context, 'city', { version: '2.0', bytes: BYTES })
  const rolloutId = await seedRollout(context, 'city')
  const { db } = context.store
  await db
    .insertInto('device_firmware')
    .values({
      node_id: nodeId,
      image_id: imageId,
      rollout_id: rolloutId,
      position: 1,
      offered_at: world.time.now,
    })
    .execute()
  await db
    .updateTable('device_channels')
    .set({ position: 1 })
    .where('node_id', '=', nodeId)
    .execute()
  const [message] = (await world.inbox()).messages
  url = message?.type === 'firmware' ? message.url : expect.fail('no firmware is offered')
})
afterAll(() => world.close())

const fetch = (headers: Record<string, string> = {}, key = world.key) =>
  world.inject({ method: 'GET', url, headers: { 'x-airshed-key': key, ...headers } })

describe('the firmware that a device is offered', () => {
  it('an image is fetched by the key of the device, with its digest as the ETag', async () => {
    const answer = await fetch()
    expect([answer.statusCode, answer.rawPayload.equals(BYTES)]).toEqual([200, true])
    const digest = createHash('sha256').update(BYTES).digest('hex')
    expect(answer.headers).toMatchObject({
      etag: `"${digest}"`,
      'accept-ranges': 'bytes',
      'content-type': 'application/octet-stream',
    })
  })

  it('an image is fetched in ranges, so that a device continues after a broken line', async () => {
    const answer = await fetch({ range: 'bytes=10-' })
    expect([answer.statusCode, answer.body]).toEqual([206, 'abcdef'])
    expect(answer.headers['content-range']).toBe('bytes 10-15/16')
    expect((await fetch({ range: 'bytes=16-' })).statusCode).toBe(416)
  })

  it('refuses an image without the key of the device', async () => {
    expect((await fetch({}, 'another key')).statusCode).toBe(401)
  })

  it('an image does not exist for a device that is offered another one or none', async () => {
    const other = await seedFirmware(world.context, 'city')
    const path = url.replace(/[^/]+$/, other)
    const answer = await world.request('GET', path, { key: world.key })
    expect(answer.statusCode).toBe(404)
    await world.context.store.db.deleteFrom('device_firmware').execute()
    expect((await fetch()).statusCode).toBe(404)
    expect((await world.inbox()).messages).toEqual([])
  })
})
