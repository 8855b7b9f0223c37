import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { floodedServer, KEY, PATIENCE_MS, ROUNDS } from './floodedServer.fixture.ts'

const CLIENTS = 60
const BODY_BYTES = 16 * 1024 * 1024
/** Of the gigabyte that the clients send: what the process may grow by while it discards it. */
const GROWTH_MAX_MB = 300
/** What it may grow by after the first flood: the engine keeps what it allocated for that one. */
const LEFT_BEHIND_MAX_MB = 100
const UNKNOWN_KEYS = 300
/** Clients of one flood that never end what they send. */
const SLOW_CLIENTS = 200

const server = floodedServer()
const { connection, memoryMb, everyRound, deviceReports } = server

const headersOf = (extra: string): string =>
  `POST /ingest/json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${extra}`

/** The path of a monitor, which names itself and no key. */
const AIRGRADIENT =
  'POST /sensors/airgradient:flood9/measures HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

function* body(): Generator<Buffer> {
  const piece = Buffer.alloc(256 * 1024, 'x')
  for (let sent = 0; sent < BODY_BYTES; sent += piece.length) yield piece
}

/** Sends as much of a body as the server reads. */
const pour = (socket: Socket): Promise<void> =>
  pipeline(Readable.from(body()), socket).catch(() => undefined)

it(
  `${CLIENTS} clients without a key take less than a gigabyte, and devices keep reporting`,
  async () => {
    await deviceReports()
    const before = await server.settledMemoryMb()
    let afterFirst: number | undefined
    await everyRound(async () => {
      const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connection()))
      const answers = clients.map(async (socket) => {
        const [answer] = (await once(socket, 'data')) as [Buffer]
        return answer.toString().slice(0, 12)
      })
      const pouring = clients.map(async (socket) => {
        socket.write(headersOf(`Content-Length: ${BODY_BYTES}\r\n\r\n`))
        await pour(socket)
      })
      // Refused by their headers: nobody waits for their bodies.
      for (const answer of await Promise.all(answers))
        expect(answer).toMatch(/^HTTP\/1\.1 4(01|29)/)
      await deviceReports()
      const after = memoryMb()
      afterFirst ??= after
      expect(after - before).toBeLessThan(GROWTH_MAX_MB)
      expect(after - afterFirst).toBeLessThan(LEFT_BEHIND_MAX_MB)
      for (const socket of clients) socket.destroy()
      await Promise.all(pouring)
    })
  },
  PATIENCE_MS,
)

it.each([
  ['their headers', headersOf('X-Slow: ')],
  ['their bodies', headersOf(`X-Airshed-Key: ${KEY}\r\nContent-Length: 100000\r\n\r\n{"serial"`)],
  ['what they send without a key', `${AIRGRADIENT}Content-Length: 100000\r\n\r\n{"wifi"`],
])(
  'clients that never end %s delay nobody',
  (_, start) =>
    everyRound(async () => {
      const clients = await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => connection()))
      for (const socket of clients) socket.write(start)
      await deviceReports()
      await deviceReports()
    }),
  PATIENCE_MS,
)

it(
  `${UNKNOWN_KEYS} unknown keys are refused, then rate-limited, and a known one is not`,
  async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < ROUNDS * UNKNOWN_KEYS; index += 1) {
      const answer = await fetch(`${server.url()}/ingest/json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-airshed-key': `no-such-key-${index}` },
        body: '{"serial":"flood-2","readings":{"pm25":1}}',
      })
      statuses.add(answer.status)
      await answer.body?.cancel()
    }
    // The clients of the tests before used some of the limit up.
    expect([...statuses].filter((status) => status !== 401)).toEqual([429])
    await deviceReports()
  },
  PATIENCE_MS,
)
