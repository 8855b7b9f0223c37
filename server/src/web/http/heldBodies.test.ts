import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../storage/store/openStore.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedIngestKey, seedOrganization } from '../../testing/seed.ts'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { copyTemplate } from '../../testing/storeTemplate.ts'
import { createTestServer } from '../../testing/testServer.ts'
import { KNOWN_BODIES_BYTES } from './bodyRoom.ts'

const SERVER = fileURLToPath(new URL('../../testing/serverProcess.fixture.ts', import.meta.url))
const KEY = 'held-bodies-key-0123456789'
const CLIENTS = 60
/** Their bodies are more than what may be held. */
const CLIENTS_WITH_KEY = 50
const MEBIBYTE = 1024 * 1024
/** Less than one post may have, so that none is refused for its own size. */
const BODY_MEBIBYTES = 8
/** What the bodies of one organization may hold. */
const SHARE_BYTES = KNOWN_BODIES_BYTES / 4
/** Beside bodies: what the engine allocates while it discards and parses them. */
const SPARE_BYTES = 250 * MEBIBYTE

let folder: string
let server: ChildProcess
let port: number
beforeAll(async () => {
  folder = await scratchFolder('airshed-bodies-')
  await copyTemplate(folder)
  const store = await openStore({ databaseUrl: undefined, dataFolder: folder })
  await seedOrganization({ store }, 'org_held')
  await seedIngestKey({ store }, 'org_held', KEY)
  await store.close()
  server = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      AIRSHED_DATA: folder,
      AIRSHED_PORT: '0',
      AIRSHED_HOST: '127.0.0.1',
      AIRSHED_DEMO: '0',
      AIRSHED_LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: server.stdout ?? process.stdin })
  for await (const line of lines) {
    port = Number(/^Airshed is ready: \S+:(\d+)$/.exec(line)?.[1] ?? 0)
    if (port > 0) break
  }
  // A key that was good here is taken, however many wrong ones come from the same address.
  expect(await reportOnce()).toBe(200)
})
afterAll(async () => {
  server.kill('SIGKILL')
  await once(server, 'close')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const report = (rows: object[] = [{ time: 0, readings: { pm25: 1 } }]) =>
  fetch(`http://127.0.0.1:${port}/ingest/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-airshed-key': KEY },
    body: JSON.stringify({ serial: 'held-1', rows }),
  })
const reportOnce = async (rows?: object[]): Promise<number> => (await report(rows)).status

const clients: Client[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.socket.destroy()
})

interface Client {
  socket: Socket
  /** What has come back so far. */
  answer: string
}

/** A client that sends a body in chunks and never ends it. */
function send(path: string, headers: readonly string[]): Client {
  const socket = connect(port, '127.0.0.1')
  const client: Client = { socket, answer: '' }
  clients.push(client)
  socket.on('data', (data) => (client.answer += data.toString()))
  socket.on('error', () => {})
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      'transfer-encoding: chunked',
      ...headers,
      '\r\n',
    ].join('\r\n'),
  )
  const chunk = `${MEBIBYTE.toString(16)}\r\n${' '.repeat(MEBIBYTE)}\r\n`
  for (let sent = 0; sent < BODY_MEBIBYTES; sent += 1) socket.write(chunk)
  return client
}

const heldBytes = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).toString()) * 1024
const statusOf = ({ answer }: Client) => /^HTTP\/1.1 (\d+)/.exec(answer)?.[1]
/** All that the clients have to send has left them, or they were cut off. */
const isSent = ({ socket }: Client) => socket.destroyed || socket.writableLength === 0

describe('held bodies that never end', () => {
  it('sixty clients without a key are refused at once, and nothing of their bodies is held', async () => {
    const before = heldBytes()
    const waiting = Array.from({ length: CLIENTS }, () => send('/ingest/json', []))
    await eventually(() => {
      expect(waiting.map(statusOf)).toEqual(waiting.map(() => '401'))
      expect(waiting.every(isSent)).toBe(true)
    })
    expect(heldBytes() - before).toBeLessThan(SPARE_BYTES)
  })

  it('limits bodies of clients with a key in total and frees room when they are gone', async () => {
    const before = heldBytes()
    const waiting = Array.from({ length: CLIENTS_WITH_KEY }, () =>
      send('/ingest/json', [`x-airshed-key: ${KEY}`]),
    )
    await eventually(() => {
      expect(waiting.every(isSent)).toBe(true)
      // Whoever still sends when the connection is closed loses the answer.
      const refused = waiting.filter(
        (client) => client.socket.destroyed || statusOf(client) === '503',
      )
      expect(refused.length).toBeGreaterThan(CLIENTS_WITH_KEY / 2)
    })
    expect(heldBytes() - before).toBeLessThan(KNOWN_BODIES_BYTES + SPARE_BYTES)
    for (const { socket } of waiting) socket.destroy()
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      time: at * 1000,
      readings: { pm25: 1 },
    }))
    await eventually(async () => expect(await reportOnce(rows)).toBe(200))
  })

  it('an organization that holds its share gets 503 for its next report', async () => {
    const hold = () => send('/ingest/json', [`x-airshed-key: ${KEY}`])
    let holders = Array.from({ length: SHARE_BYTES / (BODY_MEBIBYTES * MEBIBYTE) }, hold)
    await eventually(async () => {
      // A report that comes before they have filled the share leaves one of them no room.
      holders = holders.map((client) => (client.socket.destroyed ? hold() : client))
      const answer = await report()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.text()).toContain('"SERVER_BUSY"')
    })
    for (const { socket } of holders) socket.destroy()
    await eventually(async () => expect(await reportOnce()).toBe(200))
  })

  it('a body sent to an unknown path is not read', async () => {
    const lost = send('/nowhere', [])
    await eventually(() => expect(statusOf(lost)).toBe('404'))
  })
})

it('a sender has limited time for headers, for a request and for silence', async () => {
  const { app, close } = await createTestServer()
  const { headersTimeout, requestTimeout, timeout } = app.server
  await close()
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    timeout: 120_000,
  })
})
