import { ALIVE_EVERY_MS, SILENT_AFTER_MS } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import type { AccessToken } from '../api/tokens.ts'
import { fakeSocketServer } from '../testsupport/fakeSocketServer.ts'
import { handClock, settlePromises } from '../testsupport/handClock.ts'
import { createLiveChannel } from './liveChannel.ts'
import type { LiveMessage } from './liveTypes.ts'

const HOUR_MS = 3_600_000

function page(tokenLifeMs = HOUR_MS) {
  const clock = handClock()
  const server = fakeSocketServer()
  const connectivity = new EventTarget()
  const notices: string[] = []
  const session = { renewals: 0, canRenew: true, ended: 0 }
  let token: AccessToken | null = { accessToken: 't0', expiresAtMs: clock.now() + tokenLifeMs }
  const channel = createLiveChannel({
    url: 'wss://air.example/v2/socket',
    tokens: {
      current: () => token,
      refresh: () => {
        session.renewals += 1
        token = session.canRenew
          ? { accessToken: `t${session.renewals}`, expiresAtMs: clock.now() + HOUR_MS }
          : null
        return Promise.resolve(token)
      },
    },
    openSocket: server.openSocket,
    clock,
    schedule: clock.schedule,
    random: () => 0.5,
    connectivity,
    onSessionExpired: () => (session.ended += 1),
  })
  channel.onNotice((notice) => notices.push(notice))
  const heard: LiveMessage[] = []
  const watch = (...ids: string[]) => channel.watch(ids, (message) => heard.push(message))
  return { channel, clock, server, connectivity, notices, session, heard, watch }
}

/** A page that is connected and has heard from the server. */
async function connectedPage() {
  const all = page()
  all.watch('A:0')
  await settlePromises()
  all.server.accept()
  all.server.say({ event: 'subscribed', data: { node_ids: ['A:0'] } })
  return all
}

describe('a connection that ends silently', () => {
  it('counts a silent connection as lost, reconnects and fetches its readings', async () => {
    const { channel, clock, server, notices, heard } = await connectedPage()
    clock.pass(SILENT_AFTER_MS + ALIVE_EVERY_MS)
    expect([channel.state, notices]).toEqual(['lost', ['lost']])
    clock.pass(60_000)
    await settlePromises()
    server.accept()
    expect([channel.state, notices]).toEqual(['open', ['lost', 'established']])
    expect(heard).toContainEqual({ kind: 'resync', nodeIds: ['A:0'] })
  })

  it('keeps a connection on which the server only sends signs of life', async () => {
    const { channel, clock, server, notices } = await connectedPage()
    for (let minute = 0; minute < 30; minute += 1) {
      clock.pass(ALIVE_EVERY_MS)
      server.say({ event: 'alive', data: {} })
    }
    expect([channel.state, notices]).toEqual(['open', []])
  })
})

describe('the live channel', () => {
  it('opens for the first watcher, with the token outside of the address', async () => {
    const { channel, server, watch } = page()
    expect(channel.state).toBe('idle')
    watch('A:0')
    await settlePromises()
    expect(channel.state).toBe('connecting')
    expect(server.latest()).toMatchObject({
      url: 'wss://air.example/v2/socket',
      protocols: ['airshed.v2', 'airshed.bearer.t0'],
    })
    server.accept()
    expect(channel.state).toBe('open')
    expect(server.latest().received).toEqual([{ event: 'update', data: { node_ids: ['A:0'] } }])
  })

  it('subscribes once to all nodes that a page watches', async () => {
    const { server, clock, watch } = await connectedPage()
    const stop = watch('B:0', 'A:0')
    watch('C:0')
    expect(server.latest().received).toHaveLength(1)
    clock.pass(50)
    expect(server.latest().received.at(-1)).toMatchObject({
      data: { node_ids: ['A:0', 'B:0', 'C:0'] },
    })
    stop()
    clock.pass(50)
    expect(server.latest().received.at(-1)).toMatchObject({ data: { node_ids: ['A:0', 'C:0'] } })
    expect(server.latest().received).toHaveLength(3)
    expect(server.connections).toHaveLength(1)
  })

  it('passes on measurements and resyncs, and ignores unknown messages', async () => {
    const { server, heard } = await connectedPage()
    server.say({ event: 'measurements', data: { _id: 'A.0.0.0/132:5', measurements: [[1, 2]] } })
    server.sayRaw('{"event":"party","data":{}}')
    server.sayRaw('not json')
    server.sayRaw('{"event":"measurements","data":{"_id":7}}')
    server.say({ event: 'resync', data: { node_ids: ['A:0'] } })
    expect(heard).toEqual([
      { kind: 'measurements', dataPointId: 'A.0.0.0/132:5', measurements: [[1, 2]] },
      { kind: 'resync', nodeIds: ['A:0'] },
    ])
  })

  it('reports a loss once, retries with growing pauses, and reports the return', async () => {
    const { channel, server, clock, notices, heard } = await connectedPage()
    server.hangUp()
    expect(channel.state).toBe('lost')
    for (const pauseMs of [750, 1500, 3000, 6000]) {
      const before = server.connections.length
      clock.pass(pauseMs - 1)
      await settlePromises()
      expect(server.connections).toHaveLength(before)
      clock.pass(1)
      await settlePromises()
      expect(server.connections).toHaveLength(before + 1)
      server.hangUp()
    }
    expect(notices).toEqual(['lost'])
    clock.pass(60_000)
    await settlePromises()
    server.accept()
    expect(notices).toEqual(['lost', 'established'])
    expect(channel.state).toBe('open')
    expect(server.latest().received).toEqual([{ event: 'update', data: { node_ids: ['A:0'] } }])
    expect(heard).toEqual([{ kind: 'resync', nodeIds: ['A:0'] }])
  })

  it('reports since when it is lost, until it is back', async () => {
    const { channel, server, clock } = await connectedPage()
    expect(channel.lostSinceMs).toBeNull()
    const lostAtMs = clock.now()
    server.hangUp()
    clock.pass(1000)
    await settlePromises()
    server.hangUp()
    expect(channel.lostSinceMs).toBe(lostAtMs)
    clock.pass(60_000)
    await settlePromises()
    server.accept()
    expect(channel.lostSinceMs).toBeNull()
  })

  it('retries as soon as the server answers a call, but not at each answer', async () => {
    const { channel, server, clock } = await connectedPage()
    for (let failure = 0; failure < 5; failure += 1) {
      server.hangUp()
      clock.pass(30_000)
      await settlePromises()
    }
    server.hangUp()
    const before = server.connections.length
    const answered = async () => {
      channel.serverAnswered()
      await settlePromises()
      return server.connections.length - before
    }
    expect(await answered()).toBe(1)
    server.hangUp()
    expect(await answered()).toBe(1)
    clock.pass(5000)
    expect(await answered()).toBe(2)
  })

  it('reports a second loss of the connection as well', async () => {
    const { server, clock, notices } = await connectedPage()
    for (let loss = 0; loss < 2; loss += 1) {
      server.hangUp()
      clock.pass(1000)
      await settlePromises()
      server.accept()
      server.say({ event: 'subscribed', data: { node_ids: ['A:0'] } })
    }
    expect(notices).toEqual(['lost', 'established', 'lost', 'established'])
  })

  it('renews an expired token silently when the server ends the connection for it', async () => {
    const { server, notices, session, heard } = await connectedPage()
    server.hangUp(4401)
    await settlePromises()
    expect(session.renewals).toBe(1)
    expect(server.latest().protocols).toContain('airshed.bearer.t1')
    server.accept()
    expect(notices).toEqual([])
    expect(heard).toEqual([{ kind: 'resync', nodeIds: ['A:0'] }])
  })

  it('pauses before another attempt when the new token is refused as well', async () => {
    const { server, clock, notices } = await connectedPage()
    server.hangUp(4401)
    await settlePromises()
    server.accept()
    server.hangUp(4401)
    await settlePromises()
    expect(server.connections).toHaveLength(2)
    expect(notices).toEqual(['lost'])
    clock.pass(2000)
    await settlePromises()
    expect(server.connections).toHaveLength(3)
  })

  it('gives up and tells the session when no new token comes', async () => {
    const { channel, server, session, clock } = await connectedPage()
    session.canRenew = false
    server.hangUp(4401)
    await settlePromises()
    expect(session.ended).toBe(1)
    expect(channel.state).toBe('idle')
    clock.pass(100_000)
    expect(server.connections).toHaveLength(1)
  })

  it('waits while the browser is offline, then renews an expired token and reconnects', async () => {
    const { server, clock, connectivity, notices, session } = await connectedPage()
    connectivity.dispatchEvent(new Event('offline'))
    expect(server.latest().isClosedByClient).toBe(true)
    clock.pass(2 * HOUR_MS)
    await settlePromises()
    expect(server.connections).toHaveLength(1)
    connectivity.dispatchEvent(new Event('online'))
    await settlePromises()
    expect(session.renewals).toBe(1)
    expect(server.latest().protocols).toContain('airshed.bearer.t1')
    server.accept()
    expect(notices).toEqual(['lost', 'established'])
  })

  it('accepts no token that is about to expire', async () => {
    const { server, session, watch } = page(9000)
    watch('A:0')
    await settlePromises()
    expect(session.renewals).toBe(1)
    expect(server.connections.map(({ protocols }) => protocols[1])).toEqual(['airshed.bearer.t1'])
  })

  it('leaves nothing behind when it is closed', async () => {
    const { channel, server, clock, connectivity } = await connectedPage()
    channel.watch(['B:0'], () => undefined)
    channel.close()
    expect(server.latest().isClosedByClient).toBe(true)
    connectivity.dispatchEvent(new Event('online'))
    clock.pass(100_000)
    await settlePromises()
    expect(server.connections).toHaveLength(1)
    expect(clock.waiting()).toBe(0)
  })
})
