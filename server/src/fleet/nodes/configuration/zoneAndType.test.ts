import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { Cycles, CyclesResult, ErrorBody, Node, NodeSettings } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createChannelWorld,
  type ChannelWorld,
} from '../../deviceChannel/testsupport/channelWorld.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.context.store.db.updateTable('nodes').set({ reported_timezone: null }).execute()
  ingestOf(world.context).forget(world.nodeId)
  await edit({ timezone: null, type: 'Thiamis-1000' })
})

const edit = (body: object, user: 'manager' | 'user' = 'manager') =>
  world.call<Node & ErrorBody>(user, 'PUT', `nodes/${world.nodeId}`, body)
const node = async () => (await world.call<Node>('user', 'GET', `nodes/${world.nodeId}`)).body
const report = (timezone: string) =>
  world.request('POST', '/ingest/json', {
    key: world.key,
    body: { serial: world.serial, timezone, readings: { co2: 400 } },
  })

describe('the time zone of a device', () => {
  it('uses UTC until somebody sets a zone', async () => {
    expect(await node()).toMatchObject({ timezone: 'UTC', timezone_source: 'default' })
    const { status, body } = await edit({ timezone: 'Europe/Madrid' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ timezone: 'Europe/Madrid', timezone_source: 'person' })
    expect(await node()).toMatchObject({ timezone: 'Europe/Madrid', timezone_source: 'person' })
  })

  it('a zone set by a user outlasts reports of the device until it is cleared', async () => {
    await edit({ timezone: 'Europe/Madrid' })
    expect((await report('Asia/Tokyo')).statusCode).toBe(200)
    expect(await node()).toMatchObject({ timezone: 'Europe/Madrid', timezone_source: 'person' })
    const { body } = await edit({ timezone: null })
    expect(body).toMatchObject({ timezone: 'Asia/Tokyo', timezone_source: 'device' })
  })

  it('follows the device while nobody has set a zone', async () => {
    const { version } = await node()
    await report('Asia/Seoul')
    world.time.now += MINUTE_MS
    await report('Africa/Nairobi')
    const moved = await node()
    expect(moved).toMatchObject({ timezone: 'Africa/Nairobi', timezone_source: 'device' })
    expect(moved.version).toBeGreaterThan(version)
    expect((await world.events()).at(-1)).toBe('node.changed by device Mast in the city')
  })

  it.each([
    ['Mars/Olympus'],
    ['+02:00'],
    ['UTC+1'],
    ['Madrid'],
    ["Europe/Madrid'; drop table nodes"],
  ])('refuses the zone %s, which no list has', async (timezone) => {
    const { status, body } = await edit({ timezone })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([
      { path: '/timezone', expected: 'an IANA time zone, such as Europe/Madrid' },
    ])
  })

  it('refuses a zone from those who only read the device', async () => {
    expect((await edit({ timezone: 'Europe/Madrid' }, 'user')).status).toBe(403)
  })

  it('reaches the device with its settings for its schedule', async () => {
    const { after } = await world.inbox()
    await edit({ timezone: 'Europe/Madrid' })
    const { messages } = await world.inbox(after)
    expect(messages).toMatchObject([{ type: 'settings', timezone: 'Europe/Madrid' }])
  })

  it('moves the hours and days of its statistics, even past ones', async () => {
    // 2026-01-14 is a Wednesday; 23:00 in UTC is already Thursday in Madrid.
    const start = Date.UTC(2026, 0, 14, 23)
    expect(start).toBeLessThan(TEST_NOW_MS)
    await seedReadings(
      world.context,
      world.city.pm25,
      Array.from({ length: 60 }, (_, minute) => [start + minute * MINUTE_MS, 12] as const),
    )
    const id = world.city.pm25.id
    const hours = async () => {
      const body = { data_point_id: [id], from: start - 3 * HOUR_MS, to: start + 3 * HOUR_MS }
      const answer = await world.call<CyclesResult>(
        'user',
        'POST',
        'search/statistics/cycles',
        body,
      )
      return answer.body.data[id]
    }
    const inUtc = await hours()
    expect(inUtc?.timezone).toBe('UTC')
    expect(valuesOf(inUtc)).toEqual([[23, 12]])
    await edit({ timezone: 'Europe/Madrid' })
    const inMadrid = await hours()
    expect(inMadrid?.timezone).toBe('Europe/Madrid')
    expect(valuesOf(inMadrid)).toEqual([[0, 12]])
  })
})

/** The hours of the day with a mean. */
const valuesOf = (cycles: Cycles | undefined): [number, number][] =>
  (cycles?.hour ?? []).flatMap(({ value }, hour) => (value === null ? [] : [[hour, value]]))

describe('the type of a device', () => {
  it('sets a type that decides on settings from then on', async () => {
    const { status, body } = await edit({ type: ' Purifier ', settings: { cron: '0 9 * * *' } })
    expect(status).toBe(200)
    expect(body.type).toBe('Purifier')
    expect((await edit({ settings: { voc_unit: 'ppb' } })).status).toBe(400)
  })

  it('withdraws requested settings that the new type does not have', async () => {
    await edit({ settings: { interval: 30_000, voc_unit: 'ppb' } })
    await edit({ type: 'Purifier' })
    const { body } = await world.call<NodeSettings>(
      'manager',
      'GET',
      `nodes/${world.nodeId}/settings`,
    )
    expect(
      body.settings.filter(({ state }) => state === 'waiting').map(({ name }) => name),
    ).toEqual(['interval'])
  })

  it.each([[''], ['   '], ['\u202E'], ['x'.repeat(61)]])('refuses the type %j', async (type) => {
    const { status, body } = await edit({ type })
    expect(status).toBe(400)
    expect(body.issues?.[0]).toMatchObject({ path: '/type' })
  })
})
