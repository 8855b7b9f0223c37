import { EventEmitter } from 'node:events'
import type { LiveEvent, PermissionMap, User } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { StoredEvent } from '../../access/events/eventTail.ts'
import { callerOf } from '../../access/identity/loadCaller.ts'
import { FLUSH_AFTER_MS } from './coalescer.ts'
import { createFakeSchedule } from './fakeSchedule.fixture.ts'
import { LiveHub } from './liveHub.ts'
import {
  BLOCKED_ABOVE_BYTES,
  LiveSocket,
  PING_EVERY_MS,
  RECHECK_EVERY_MS,
  WAITING_CHANGES_MAX,
} from './liveSocket.ts'

/** The end of a connection that a test holds: a page that can be slow or silent. */
class Connection extends EventEmitter {
  bufferedAmount = 0
  readonly sent: LiveEvent[] = []
  pings = 0
  ended: number | 'terminated' | undefined
  reason = ''

  signsOfLife = 0

  send(data: string) {
    const event = JSON.parse(data) as LiveEvent
    if (event.event === 'alive') this.signsOfLife += 1
    else this.sent.push(event)
  }
  ping() {
    this.pings += 1
  }
  close(code: number, reason: string) {
    this.ended = code
    this.reason = reason
    this.emit('close')
  }
  terminate() {
    this.ended = 'terminated'
    this.emit('close')
  }
  ask(...nodeIds: string[]) {
    this.emit(
      'message',
      Buffer.from(JSON.stringify({ event: 'update', data: { node_ids: nodeIds } })),
      false,
    )
  }
}

/** Lets lookups that have begun come to their end. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const connection = new Connection()
  const time = createFakeSchedule()
  const hub = new LiveHub()
  const rights: { permissions: PermissionMap | null; readable: string[] } = {
    permissions: {},
    readable: ['quay', 'square'],
  }
  const errors: unknown[] = []
  const lookups: (readonly string[])[] = []
  const clock = { now: 0 }
  const live = new LiveSocket({
    socket: connection as unknown as WebSocket,
    hub,
    schedule: time.schedule,
    clock: () => clock.now,
    loadCaller: async () =>
      rights.permissions === null
        ? null
        : callerOf({ id: 'user', permissions: rights.permissions } as User),
    readableNodes: async (_, ids) => {
      lookups.push(ids)
      if (ids.includes('broken')) throw new Error('the store is gone')
      return ids.filter((id) => rights.readable.includes(id))
    },
    onError: (error) => errors.push(error),
  })
  const deliver = (nodeId: string, ts: number) =>
    hub.deliver([{ nodeId, dataPointId: `${nodeId}/132:5`, measurements: [[ts, 1]] }])
  return { clock, connection, time, hub, rights, errors, lookups, live, deliver }
}

const subscribed = (...ids: string[]): LiveEvent => ({
  event: 'subscribed',
  data: { node_ids: ids },
})

const roleChanged = (userId: string): StoredEvent => ({
  position: 1,
  txid: '1',
  id: 'event',
  ts: 0,
  name: 'user.role-changed',
  actor_kind: 'user',
  actor_id: 'owner',
  actor_name: 'Olga Owner',
  organization_id: 'city',
  entity: 'users',
  row_id: userId,
  before: { role: 'manager' },
  after: { role: 'user' },
  detail: {},
  request_id: null,
  from_address: null,
  from_agent: null,
  is_audited: true,
  only_for: null,
})

describe('a page that sends', () => {
  it('never disconnects a page that sends as much as a console can', async () => {
    const { clock, connection } = setUp()
    for (let at = 0; at < 1_000; at += 1) {
      clock.now += 50
      connection.ask('quay', `node ${at}`)
    }
    await settle()
    expect(connection.ended).toBeUndefined()
  })

  it('closes a page that sends without a pause with a reason and stops its look-ups', async () => {
    const { connection, lookups } = setUp()
    for (let at = 0; at < 10_000; at += 1) connection.ask('quay', `node ${at}`)
    await settle()
    expect(connection.ended).toBe(4429)
    expect(connection.reason).toContain('at most 20 a second')
    expect(lookups.length).toBeLessThanOrEqual(2)
  })

  it('large frames again and again close the connection', async () => {
    const { connection } = setUp()
    const ids = Array.from({ length: 10_000 }, (_, at) => `${'x'.repeat(150)} ${at}`)
    connection.ask(...ids)
    expect(connection.ended).toBeUndefined()
    connection.ask(...ids)
    expect(connection.ended).toBe(4429)
  })

  it('pings without a pause close the connection as well', () => {
    const { connection } = setUp()
    for (let at = 0; at < 1_000; at += 1) connection.emit('ping')
    expect(connection.ended).toBe(4429)
  })
})

describe('missed readings', () => {
  const resync = (...ids: string[]): LiveEvent => ({ event: 'resync', data: { node_ids: ids } })

  it('sends a resync for the nodes that the page watches', async () => {
    const { connection, live } = setUp()
    connection.ask('quay', 'hidden')
    await settle()
    live.missedReadings()
    expect(connection.sent).toEqual([subscribed('quay'), resync('quay')])
  })

  it('sends a resync once the nodes being looked up are known', async () => {
    const { connection, live } = setUp()
    connection.ask('quay')
    live.missedReadings()
    await settle()
    expect(connection.sent).toEqual([subscribed('quay'), resync('quay')])
  })

  it('sends no resync to a page that watches nothing', async () => {
    const { connection, live } = setUp()
    live.missedReadings()
    await settle()
    expect(connection.sent).toEqual([])
  })
})

describe('changed rights', () => {
  it('changed rights end subscriptions within a minute, and the page hears of it', async () => {
    const { connection, deliver, hub, rights, time } = setUp()
    connection.ask('quay', 'square')
    await settle()
    rights.readable = ['square']
    time.advance(RECHECK_EVERY_MS)
    await settle()
    expect(RECHECK_EVERY_MS).toBeLessThanOrEqual(60_000)
    expect(connection.sent).toEqual([subscribed('quay', 'square'), subscribed('square')])
    deliver('quay', 1)
    time.advance(FLUSH_AFTER_MS)
    expect(connection.sent).toHaveLength(2)
    expect(hub.watchedCount).toBe(1)
  })

  it('restored rights bring back what the page asked for before', async () => {
    const { connection, rights, time } = setUp()
    rights.readable = []
    connection.ask('quay')
    await settle()
    rights.readable = ['quay']
    time.advance(RECHECK_EVERY_MS)
    await settle()
    expect(connection.sent).toEqual([subscribed(), subscribed('quay')])
  })

  it('unchanged rights send nothing', async () => {
    const { connection, time } = setUp()
    connection.ask('quay')
    await settle()
    connection.emit('pong')
    time.advance(RECHECK_EVERY_MS)
    await settle()
    expect(connection.sent).toEqual([subscribed('quay')])
  })

  it('a signal of changed rights holds back readings until rights are read again', async () => {
    const { connection, deliver, hub, live, rights, time } = setUp()
    connection.ask('quay', 'square')
    await settle()
    deliver('quay', 1)
    rights.readable = ['square']
    live.rightsChanged()
    expect(hub.watchedCount).toBe(0)
    deliver('quay', 2)
    await settle()
    time.advance(FLUSH_AFTER_MS)
    expect(connection.sent.slice(1)).toEqual([
      subscribed('square'),
      { event: 'resync', data: { node_ids: ['square'] } },
    ])
  })

  it('discards a look-up of former rights', async () => {
    const { connection, hub, live, rights } = setUp()
    connection.ask('quay')
    rights.readable = []
    live.rightsChanged()
    await settle()
    expect(connection.sent).toEqual([subscribed()])
    expect(hub.watchedCount).toBe(0)
  })

  it('announces changed rights to their user even before they are read again', async () => {
    const { connection, live, rights } = setUp()
    connection.ask()
    await settle()
    rights.permissions = { read_devices: ['city'] }
    live.rightsChanged()
    live.changed(roleChanged('user'))
    live.changed(roleChanged('somebody else'))
    live.statusChanged(['city', 'harbour'])
    expect(connection.sent).toHaveLength(1)
    await settle()
    expect(connection.sent.slice(1)).toMatchObject([
      { event: 'changed', data: { entity: 'users', id: 'user' } },
      { event: 'status', data: { organization_ids: ['city'] } },
    ])
  })

  it('a page restarts if too much changes before its rights are read', () => {
    const { connection, live } = setUp()
    for (let at = 0; at < WAITING_CHANGES_MAX; at += 1) live.changed(roleChanged('user'))
    expect(connection.ended).toBeUndefined()
    live.changed(roleChanged('user'))
    expect(connection.ended).toBe(1011)
  })

  it('closes the connection of a user who was deleted', async () => {
    const { connection, rights, time } = setUp()
    connection.ask('quay')
    await settle()
    rights.permissions = null
    time.advance(RECHECK_EVERY_MS)
    await settle()
    expect(connection.ended).toBe(4401)
  })
})

describe('a page that asks faster than it is answered', () => {
  it('runs one look-up at a time, and the last request counts', async () => {
    const { connection, lookups } = setUp()
    for (let index = 0; index < 200; index += 1) connection.ask(`node ${index}`)
    connection.ask('square')
    await settle()
    expect(lookups.length).toBeLessThanOrEqual(2)
    expect(connection.sent.at(-1)).toEqual(subscribed('square'))
  })
})

describe('a page that is too slow', () => {
  it('sends nothing until the page reads again, and then a resync', async () => {
    const { connection, deliver, time } = setUp()
    connection.ask('quay')
    await settle()
    connection.bufferedAmount = BLOCKED_ABOVE_BYTES + 1
    for (let ts = 0; ts < 20_000; ts += 1) deliver('quay', ts)
    time.advance(4 * FLUSH_AFTER_MS)
    expect(connection.sent).toHaveLength(1)
    connection.bufferedAmount = 0
    time.advance(FLUSH_AFTER_MS)
    expect(connection.sent.slice(1)).toEqual([{ event: 'resync', data: { node_ids: ['quay'] } }])
  })
})

describe('a live connection', () => {
  it('keeps a connection that answers pings', () => {
    const { connection, time } = setUp()
    for (let round = 1; round <= 5; round += 1) {
      time.advance(PING_EVERY_MS)
      connection.emit('pong')
      expect([connection.pings, connection.signsOfLife]).toEqual([round, round])
    }
    expect(connection.ended).toBeUndefined()
  })

  it('terminates a connection that answers no pings', () => {
    const { connection, time } = setUp()
    time.advance(2 * PING_EVERY_MS)
    expect(connection.ended).toBe('terminated')
  })

  it('leaves no timer and no subscription when it ends', async () => {
    const { connection, deliver, hub, live, time } = setUp()
    live.closeWhenExpired(600_000)
    connection.ask('quay')
    await settle()
    deliver('quay', 1)
    connection.terminate()
    expect([time.waiting(), hub.watchedCount]).toEqual([0, 0])
  })

  it('subscribes nothing when the connection ends during the look-up', async () => {
    const { connection, hub } = setUp()
    connection.ask('quay')
    connection.terminate()
    await settle()
    expect(hub.watchedCount).toBe(0)
    expect(connection.sent).toEqual([])
  })

  it('closes a connection when a look-up fails', async () => {
    const { connection, errors } = setUp()
    connection.ask('broken')
    await settle()
    expect(connection.ended).toBe(1011)
    expect(errors).toHaveLength(1)
  })
})
