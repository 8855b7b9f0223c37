import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { postReadings } from '../suites/ingest.ts'
import { makeOrganization } from '../suites/organization.ts'
import {
  freePort,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'

const KEY = 'flood-test-key-0123456789'
const CLIENTS = 60
const BODY_BYTES = 16 * 1024 * 1024
/** Of the gigabyte that the clients send: what the process may grow by. */
const GROWTH_MAX_MB = 200
const UNKNOWN_KEYS = 300
/** Clients of one flood that never end what they send. */
const SLOW_CLIENTS = 200
const ROUNDS = faultRounds(1)
const PATIENCE_PER_ROUND_MS = 300_000

const folder = temporaryFolder()
let server: ServerProcess
beforeAll(async () => {
  const env = {
    AIRSHED_DATA: folder.path,
    AIRSHED_DEMO: '0',
    AIRSHED_PORT: String(await freePort()),
  }
  await makeOrganization(env, { id: 'org_flood', key: KEY })
  server = await startServer(env, { hasConsole: false })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection of a client that need not behave. */
async function connection(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  sockets.push(socket)
  // The server may hang up at any time.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Memory of the server's process that is in use, in megabytes. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** One flood after the other: what one leaves behind adds up. */
async function everyRound(flood: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await flood()
    for (const socket of sockets.splice(0)) socket.destroy()
  }
}

let minute = 0
/** A device of the organization reports, and its reading is stored. */
async function deviceReports(): Promise<void> {
  minute += 1
  const time = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  const rows = [{ time, readings: { pm25: minute } }]
  expect(await postReadings(server.url, KEY, { serial: 'flood-1', rows })).toMatchObject({
    accepted: 1,
  })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
}

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
  `${CLIENTS} clients without a key hold no gigabyte, and devices go on reporting`,
  async () => {
    await deviceReports()
    const before = memoryMb()
    await everyRound(async () => {
      const clients = await Promise.all(Array.from({ length: CLIENTS }, connection))
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
      expect(memoryMb() - before).toBeLessThan(GROWTH_MAX_MB)
      for (const socket of clients) socket.destroy()
      await Promise.all(pouring)
    })
  },
  ROUNDS * PATIENCE_PER_ROUND_MS,
)

it.each([
  ['their headers', headersOf('X-Slow: ')],
  ['their bodies', headersOf(`X-Airshed-Key: ${KEY}\r\nContent-Length: 100000\r\n\r\n{"serial"`)],
  ['what they send without a key', `${AIRGRADIENT}Content-Length: 100000\r\n\r\n{"wifi"`],
])(
  'clients that never end %s keep nobody waiting',
  (_, start) =>
    everyRound(async () => {
      const clients = await Promise.all(Array.from({ length: SLOW_CLIENTS }, connection))
      for (const socket of clients) socket.write(start)
      await deviceReports()
      await deviceReports()
    }),
  ROUNDS * PATIENCE_PER_ROUND_MS,
)

it(
  `${UNKNOWN_KEYS} unknown keys are refused, then limited, and a known one is not`,
  async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < ROUNDS * UNKNOWN_KEYS; index += 1) {
      const answer = await fetch(`${server.url}/ingest/json`, {
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
  ROUNDS * PATIENCE_PER_ROUND_MS,
)
