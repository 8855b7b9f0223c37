import type { NodeSettings } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
})
afterAll(() => world.close())

const inboxBy = async (key: string | undefined, serial = world.serial) => {
  const answer = await world.request(
    'GET',
    `/devices/${serial}/inbox`,
    key === undefined ? {} : { key },
  )
  return [answer.statusCode, (answer.json() as { code?: string }).code]
}
const reading = (serial: string) => ({ serial, readings: { pm25: 7 } })

describe('the key of a device', () => {
  it('opens only the messages of its own device', async () => {
    expect(await inboxBy(world.key)).toEqual([200, undefined])
    expect(await inboxBy(world.key, '1C00BBBB')).toEqual([403, 'DEVICE_KEY_OF_ANOTHER'])
    expect(await inboxBy(undefined)).toEqual([401, 'DEVICE_KEY_UNKNOWN'])
    expect(await inboxBy('dk_wrong')).toEqual([401, 'DEVICE_KEY_UNKNOWN'])
  })

  it('accepts readings of its own device only, by both routes', async () => {
    const post = async (body: object) =>
      (await world.request('POST', '/ingest/json', { key: world.key, body })).json() as object
    expect(await post(reading(world.serial))).toMatchObject({ accepted: 1 })
    expect(await post(reading('1C00CCCC'))).toMatchObject({ code: 'DEVICE_KEY_OF_ANOTHER' })
    const time = world.time.now - 60_000
    const message = { type: 'readings', id: 'r1', time, readings: { pm25: 8 } }
    expect(await world.say(message)).toMatchObject({ accepted: 1, refused: [] })
    expect(await world.say(message)).toMatchObject({ accepted: 0, repeated: 1 })
    const stored = await world.context.store.db
      .selectFrom('data_points')
      .select('last_value')
      .where('id', 'like', `${world.serial}%132:5`)
      .execute()
    expect(stored.map(({ last_value }) => last_value)).toContain(7)
  })

  it('a new key replaces the old one at once, and a revoked one is refused', async () => {
    const before = await world.makeKey()
    const key = await world.makeKey()
    expect(await inboxBy(before)).toEqual([401, 'DEVICE_KEY_UNKNOWN'])
    expect(await inboxBy(key)).toEqual([200, undefined])
    const { body } = await world.call<NodeSettings>(
      'manager',
      'DELETE',
      `nodes/${world.nodeId}/key`,
    )
    expect(body.key).toBeNull()
    expect(await inboxBy(key)).toEqual([401, 'DEVICE_KEY_UNKNOWN'])
  })

  it('shows a key only to the user who made it', async () => {
    const key = await world.makeKey()
    const rows = await Promise.all([
      world.context.store.db.selectFrom('events').selectAll().execute(),
      world.context.store.db.selectFrom('device_channels').selectAll().execute(),
    ])
    expect(JSON.stringify(rows)).not.toContain(key)
    const path = `nodes/${world.nodeId}/settings`
    const seen = async (user: 'manager' | 'user') =>
      (await world.call<NodeSettings>(user, 'GET', path)).body.key
    expect(await seen('manager')).toEqual({
      made_at: world.time.now,
      made_by: expect.any(String),
    })
    expect(await seen('user')).toBeNull()
  })
})

it('a client that tries many keys has to wait', async () => {
  const answers: unknown[] = []
  for (let number = 0; number < 70; number += 1) {
    answers.push((await inboxBy(`dk_guess${number}`))[1])
  }
  expect(answers.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'TOO_MANY_REQUESTS'))
})
