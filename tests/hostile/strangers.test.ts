import type { Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openLivePage, type LivePage } from '../suites/livePage.ts'
import { floodedServer, PATIENCE_MS } from './floodedServer.fixture.ts'

const OWNER = 'owner@example.org'
const FLOODING = '127.0.9.1'
const SLOW_SIGN_INS = 300
/** Largest form of a sign-in, in bytes. */
const FORM_BYTES = 8 * 1024
const STRANGERS = 400
const NOT_READING = 60
/** Of each client: as many as may wait, and the one that is worked on. */
const REQUESTS = 17
/** Of their 240 MB of answers: what the process may grow by. */
const GROWTH_MAX_MB = 100
/** The same for all the floods after the first: the engine gives little of it back to the system. */
const LEFT_BEHIND_MAX_MB = 200

const { url, connection, memoryMb, settledMemoryMb, everyRound, deviceReports, signIn } =
  floodedServer([OWNER])

let page: LivePage | undefined
afterEach(() => page?.close())

const connections = (count: number): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => connection(FLOODING)))

it(
  `${SLOW_SIGN_INS} endless sign-ins from one address keep nobody else from signing in`,
  () =>
    everyRound(async () => {
      for (const socket of await connections(SLOW_SIGN_INS)) {
        socket.write(
          `POST /oidc/interaction/abc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${FORM_BYTES}\r\n\r\n`,
        )
        socket.write('x'.repeat(FORM_BYTES - 1))
      }
      expect(await signIn(OWNER)).toMatch(/./)
      await deviceReports()
    }),
  PATIENCE_MS,
)

it(
  `${STRANGERS} sockets without a token are closed while a user’s page receives readings`,
  async () => {
    await deviceReports()
    const token = await signIn(OWNER)
    await everyRound(async () => {
      const strangers = await connections(STRANGERS)
      const gone = strangers.map((socket) => new Promise((resolve) => socket.on('close', resolve)))
      for (const socket of strangers) {
        socket.resume()
        socket.write(
          'GET /v2/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        )
      }
      page = await openLivePage(url(), token)
      expect(await page.watch('flood-1:0')).toEqual(['flood-1:0'])
      await deviceReports()
      expect((await page.first('measurements')).data).toMatchObject({ _id: 'flood-1.0.0.0/132:5' })
      page.close()
      await Promise.all(gone)
    })
  },
  PATIENCE_MS,
)

it(
  `answers that ${NOT_READING} clients do not read take no memory, and devices keep reporting`,
  async () => {
    await deviceReports()
    const before = await settledMemoryMb()
    let afterFirst: number | undefined
    await everyRound(async () => {
      for (const socket of await connections(NOT_READING)) {
        socket.pause()
        socket.write('GET /v2/docs/json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS))
      }
      await deviceReports()
      await deviceReports()
      const after = memoryMb()
      afterFirst ??= after
      expect(afterFirst - before).toBeLessThan(GROWTH_MAX_MB)
      expect(after - afterFirst).toBeLessThan(LEFT_BEHIND_MAX_MB)
    })
  },
  PATIENCE_MS,
)
