import type { LiveEvent } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../client.ts'
import type { LiveOptions } from './live.ts'

/** No pause between attempts is longer; ms. */
const LONGEST_PAUSE_MS = 30_000
const READING = { dataPointId: 'A/132:5', measurements: [[1, 17.25]] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One connection, whose other end is the test. A close that the client asks for is never answered. */
class Connection extends EventTarget {
  readonly received: unknown[] = []
  isClosedByClient = false

  send(text: string): void {
    this.received.push(JSON.parse(text))
  }

  close(): void {
    this.isClosedByClient = true
  }

  open(): void {
    this.dispatchEvent(new Event('open'))
  }

  say(event: LiveEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }

  hangUp(code = 1006, reason = ''): void {
    this.dispatchEvent(new CloseEvent('close', { code, reason }))
  }
}

/** A client that subscribes to a device, and the connections that it made. */
function session(options: LiveOptions = {}, token: () => string = () => 'airshed_one') {
  const connections: Connection[] = []
  class WebSocket extends Connection {
    constructor() {
      super()
      connections.push(this)
    }
  }
  const client = createClient({ server: 'https://air.example', token })
  const readings = client.live(['A:0'], { WebSocket: WebSocket as never, ...options })
  return { connections, readings }
}

/** A subscription that is read until it ends, and what came of it. */
async function subscription(signal?: AbortSignal) {
  const seen = { readings: [] as unknown[], gaps: 0, end: 'none' as unknown }
  const onGap = () => (seen.gaps += 1)
  const { connections, readings } = session({ onGap, ...(signal === undefined ? {} : { signal }) })
  const read = async () => {
    for await (const reading of readings) seen.readings.push(reading)
    return 'quiet'
  }
  void read()
    .catch((error: unknown) => error)
    .then((end) => (seen.end = end))
  await pass(0)
  return { connections, seen }
}

/** Lets time go by. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The server takes a connection, and what it is asked for. */
async function accept(connection: Connection | undefined): Promise<void> {
  connection?.open()
  connection?.say({ event: 'subscribed', data: { node_ids: ['A:0'] } })
  await pass(0)
}

/** The server has a new reading. */
const measure = (connection: Connection | undefined): void =>
  connection?.say({ event: 'measurements', data: { _id: 'A/132:5', measurements: [[1, 17.25]] } })

it('brings the readings of the subscribed devices', async () => {
  const { connections, seen } = await subscription()
  await accept(connections[0])
  measure(connections[0])
  await pass(0)
  expect(connections[0]?.received).toEqual([{ event: 'update', data: { node_ids: ['A:0'] } }])
  expect(seen).toEqual({ readings: [READING], gaps: 0, end: 'none' })
})

it('ends with an error when the token is no longer valid', async () => {
  const { connections, seen } = await subscription()
  await accept(connections[0])
  connections[0]?.hangUp(4401, 'The access token has expired')
  await pass(0)
  expect(seen.end).toMatchObject({ status: 401, detail: 'The access token has expired' })
})

describe('a connection that ends silently', () => {
  it('reconnects after 75 s of silence, and reports a gap in the readings', async () => {
    const { connections, seen } = await subscription()
    await accept(connections[0])
    await pass(74_999)
    expect([connections.length, connections[0]?.isClosedByClient]).toEqual([1, false])
    await pass(1 + LONGEST_PAUSE_MS)
    expect([connections.length, connections[0]?.isClosedByClient]).toEqual([2, true])
    await accept(connections[1])
    measure(connections[1])
    await pass(0)
    expect(seen).toEqual({ readings: [READING], gaps: 1, end: 'none' })
  })

  it('reconnects where no connection was ever established', async () => {
    const { connections } = await subscription()
    await pass(75_000 + LONGEST_PAUSE_MS)
    expect([connections.length, connections[0]?.isClosedByClient]).toEqual([2, true])
  })

  it('keeps a connection on which the server only sends signs of life', async () => {
    const { connections, seen } = await subscription()
    await accept(connections[0])
    for (let minute = 0; minute < 30; minute += 1) {
      await pass(60_000)
      connections[0]?.say({ event: 'alive', data: {} })
    }
    expect([connections.length, seen.gaps]).toEqual([1, 0])
  })
})

describe('a subscription that its signal ends', () => {
  it.each<[when: string, reach: (connection: Connection | undefined) => Promise<void>]>([
    ['while it connects', async () => {}],
    ['while it is connected', accept],
    ['while it waits for the next attempt', async (connection) => connection?.hangUp()],
  ])('ends without an error when the signal aborts %s', async (_when, reach) => {
    const over = new AbortController()
    const { connections, seen } = await subscription(over.signal)
    await reach(connections[0])
    await pass(0)
    expect(seen.end).toBe('none')
    over.abort()
    await pass(0)
    expect([seen.end, connections.length, vi.getTimerCount()]).toEqual(['quiet', 1, 0])
  })

  it('opens no connection when the signal aborts before it', async () => {
    const over = new AbortController()
    const { connections, readings } = session({ signal: over.signal }, () => {
      over.abort()
      return 'airshed_one'
    })
    expect(await readings.next()).toEqual({ value: undefined, done: true })
    expect(connections).toEqual([])
  })
})

it('closes its connection when nobody reads any more', async () => {
  const { connections, readings } = session()
  const first = readings.next()
  await pass(0)
  await accept(connections[0])
  measure(connections[0])
  expect(await first).toEqual({ value: READING, done: false })
  await readings.return()
  expect([connections[0]?.isClosedByClient, vi.getTimerCount()]).toEqual([true, 0])
})
