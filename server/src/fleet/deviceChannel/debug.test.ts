import { DAY_MS, MINUTE_MS } from '@airshed/domain'
import type { DebugLine, List } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaseTo } from '../../testing/world/rights.ts'
import { forgetDebugLines } from './housekeeping.ts'
import { DEBUG_LINES_KEPT } from './takeDebug.ts'
import { createChannelWorld, type ChannelWorld } from './testsupport/channelWorld.ts'

let world: ChannelWorld
beforeAll(async () => {
  world = await createChannelWorld()
})
/** No line was ever sent. */
beforeEach(async () => {
  const { db } = world.context.store
  await db.deleteFrom('device_debug_lines').execute()
  await db
    .updateTable('device_channels')
    .set({ debug_number: 0, debug_minute: 0, debug_in_minute: 0 })
    .execute()
})
afterAll(() => world.close())

let messages = 0
const log = (lines: readonly object[], id = `debug ${(messages += 1)}`) =>
  world.say({ type: 'debug', id, lines })
const line = (message: string, secondsAgo = 0, tag = 'net') => ({
  ts: world.time.now - secondsAgo * 1000,
  tag,
  message,
})
const list = async (query = '') =>
  (await world.call<List<DebugLine>>('manager', 'GET', `nodes/${world.nodeId}/debug${query}`)).body
const read = async (query = '') => (await list(query)).data.map(({ message }) => message)

describe('the debug lines of a device', () => {
  it('lists debug lines newest first, in pages', async () => {
    await log([line('first', 30), line('second', 20)])
    await log([line('third', 10), line('fourth', 10), line('fifth', 5)])
    const part = await list('?size=2')
    expect(part.data.map(({ message }) => message)).toEqual(['fifth', 'fourth'])
    expect(part.data[0]).toEqual({ _id: '5', ...line('fifth', 5) })
    await log([line('sixth')])
    expect(await read(`?size=2&cursor=${part.next ?? ''}`)).toEqual(['third', 'second'])
  })

  it('finds debug lines by words, tags and time', async () => {
    await log([
      line('joined 10 % of channels', 50, 'wifi'),
      line('fan stopped', 40, 'dust'),
      line('fan started', 30, 'dust'),
      line('time set', 20, 'clock'),
    ])
    expect(await read('?search=10%20%25')).toEqual(['joined 10 % of channels'])
    expect(await read('?search=FAN')).toEqual(['fan started', 'fan stopped'])
    expect(await read('?tag=clock,wifi')).toEqual(['time set', 'joined 10 % of channels'])
    expect(await read('?tag=dust&tag=clock&search=sto')).toEqual(['fan stopped'])
    const [from, to] = [world.time.now - 40_000, world.time.now - 30_000 + 1]
    expect(await read(`?from=${from}&to=${to}`)).toEqual(['fan started', 'fan stopped'])
  })

  it('debug lines count once, however often their message comes', async () => {
    await log([line('once')], 'same')
    expect(await log([line('once')], 'same')).toMatchObject({ accepted: 0, repeated: 1 })
    expect(await read()).toEqual(['once'])
  })

  it('debug lines from a clock that is ahead get the time of arrival', async () => {
    await log([line('ahead', -3600)])
    expect((await list()).data[0]?.ts).toBe(world.time.now)
  })

  it('keeps any bytes of a log as far as they can be stored', async () => {
    await log([line('a\u0000b\ud800c')])
    expect(await read()).toEqual(['a\uFFFDb\uFFFDc'])
  })

  it('lets the organization that leases the device read its lines, and not the owner', async () => {
    await log([line('ours')])
    const status = async (user: 'manager' | 'harbourmaster') =>
      (await world.call(user, 'GET', `nodes/${world.nodeId}/debug`)).status
    await leaseTo(world.context, world.nodeId, 'harbour')
    expect([await status('harbourmaster'), await status('manager')]).toEqual([200, 409])
    await leaseTo(world.context, world.nodeId, null)
    expect([await status('harbourmaster'), await status('manager')]).toEqual([404, 200])
  })

  it('lists no lines of another device', async () => {
    await log([line('ours')])
    const { nodeId } = world.harbour
    const { key } = (
      await world.call<{ key: string }>('harbourmaster', 'PUT', `nodes/${nodeId}/key`)
    ).body
    await world.request('POST', `/devices/${nodeId.slice(0, -2)}/outbox`, {
      key,
      body: { messages: [{ type: 'debug', id: 'd', lines: [line('theirs')] }] },
    })
    expect(await read()).toEqual(['ours'])
  })

  it('refuses those who do not manage the device', async () => {
    const status = async (user: 'user' | 'harbourmaster') =>
      (await world.call(user, 'GET', `nodes/${world.nodeId}/debug`)).status
    expect(await status('user')).toBe(403)
    expect(await status('harbourmaster')).toBe(404)
  })
})

describe('limits of debug lines', () => {
  it('a device sends as many lines in a minute as the limit, and more in the next', async () => {
    const batch = (count: number) =>
      Array.from({ length: 5 }, (_, at) => ({
        type: 'debug',
        id: `many ${count} ${at}`,
        lines: Array.from({ length: 200 }, () => line('x')),
      }))
    world.time.now = Math.ceil(world.time.now / MINUTE_MS) * MINUTE_MS
    expect(await world.say(...batch(0))).toMatchObject({ accepted: 5 })
    expect(await log([line('too many')])).toMatchObject({
      accepted: 0,
      refused: [{ issues: [{ path: '/lines', expected: 'at most 1000 lines in a minute' }] }],
    })
    world.time.now += MINUTE_MS
    expect(await log([line('again')])).toMatchObject({ accepted: 1 })
  })

  it('the newest lines are kept, up to a number', async () => {
    await world.context.store.db
      .updateTable('device_channels')
      .set({ debug_number: DEBUG_LINES_KEPT })
      .where('node_id', '=', world.nodeId)
      .execute()
    await world.context.store.db
      .insertInto('device_debug_lines')
      .values(
        [1, 2, 3, DEBUG_LINES_KEPT].map((number) => ({
          node_id: world.nodeId,
          number,
          ts: number,
          received_at: world.time.now,
          tag: 'net',
          message: `line ${number}`,
        })),
      )
      .execute()
    await log([line('one more'), line('and another')])
    expect((await read()).toSorted()).toEqual(
      ['and another', `line ${DEBUG_LINES_KEPT}`, 'line 3', 'one more'].toSorted(),
    )
  })

  it('lines older than a week are forgotten', async () => {
    await log([line('old')])
    world.time.now += 6 * DAY_MS
    await log([line('new')])
    world.time.now += DAY_MS + 1
    await forgetDebugLines(world.context)
    expect(await read()).toEqual(['new'])
  })

  it.each([
    ['none at all', []],
    ['one with a tag of two words', [{ ts: 0, tag: 'two words', message: '' }]],
    ['one without a time', [{ tag: 'net', message: '' }]],
    ['one that is too long', [{ ts: 0, tag: 'net', message: 'x'.repeat(1001) }]],
    [
      'more than a message holds',
      Array.from({ length: 201 }, () => ({ ts: 0, tag: 'a', message: '' })),
    ],
  ])('refuses debug lines: %s', async (_, lines) => {
    expect(await log(lines)).toMatchObject({ accepted: 0, refused: [expect.anything()] })
  })
})
