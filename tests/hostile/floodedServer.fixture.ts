import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { postReadings } from '../suites/ingest.ts'
import { makeOrganization } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import {
  emptyStore,
  freePort,
  startServer,
  type ServerProcess,
  type TemporaryFolder,
} from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

/** Ingest key of the organization whose devices report. */
export const KEY = 'flood-test-key-0123456789'
/** The only organization. */
export const ORGANIZATION = 'org_flood'
const PUBLIC_URL = 'http://airshed.test'

/** Memory counts as settled once this many readings in a row lie within the span below. */
const SETTLED_READINGS = 10
const SETTLED_WITHIN_MB = 15
const READ_EVERY_MS = 250
const SETTLES_WITHIN_MS = 60_000

/** How often a flood comes. */
export const ROUNDS = faultRounds(1)
const PATIENCE_PER_ROUND_MS = 300_000
/** Timeout of a flood, for all its rounds together. */
export const PATIENCE_MS = ROUNDS * PATIENCE_PER_ROUND_MS

/**
 * A server in a process of its own for the tests of a file, which is flooded, and the activity of other
 * clients meanwhile.
 *
 * @param people emails of those who can sign in: an owner, then managers. Default: none.
 * @param settings environment variables of the server besides those that it needs
 */
export function floodedServer(
  people: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
) {
  const passwords = new Map<string, string>()
  let folder: TemporaryFolder | undefined
  let server: ServerProcess
  beforeAll(async () => {
    folder = await emptyStore()
    const env = {
      AIRSHED_DATA: folder.path,
      AIRSHED_DEMO: '0',
      AIRSHED_PUBLIC_URL: PUBLIC_URL,
      AIRSHED_PORT: String(await freePort()),
    }
    await makeOrganization(env, { id: ORGANIZATION, key: KEY })
    for (const [index, email] of people.entries()) {
      const role = index === 0 ? 'owner' : 'manager'
      const member = { email, organization: ORGANIZATION, role } as const
      passwords.set(email, await makeOwner(env, member))
    }
    server = await startServer({ ...env, ...settings }, { hasConsole: false })
  })
  afterAll(async () => {
    await server.kill()
    folder?.remove()
  })

  const sockets: Socket[] = []
  const hangUp = () => {
    for (const socket of sockets.splice(0)) socket.destroy()
  }
  afterEach(hangUp)

  const memoryMb = (): number => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
  }

  let minute = 0
  return {
    url: () => server.url,

    /** What the server has printed so far. */
    output: () => server.output(),

    /** A connection of a client that may misbehave, from an address of this machine. */
    async connection(from = '127.0.0.1'): Promise<Socket> {
      const port = Number(new URL(server.url).port)
      const socket = connect({ port, host: '127.0.0.1', localAddress: from })
      sockets.push(socket)
      // The server may close the connection at any time.
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      return socket
    },

    /** Memory in use by the server's process, in megabytes. */
    memoryMb,

    /**
     * The same once it has settled: the engine continues to compile the store (WebAssembly) for seconds
     * after the start, and needs up to half a gigabyte for it.
     */
    async settledMemoryMb(): Promise<number> {
      let latest: number[] = []
      const isSettled = () =>
        latest.length === SETTLED_READINGS &&
        Math.max(...latest) - Math.min(...latest) < SETTLED_WITHIN_MB
      for (let waitedMs = 0; waitedMs < SETTLES_WITHIN_MS && !isSettled();) {
        latest = [...latest, memoryMb()].slice(-SETTLED_READINGS)
        await delay(READ_EVERY_MS)
        waitedMs += READ_EVERY_MS
      }
      return memoryMb()
    },

    /** Runs one flood after the other: what one leaves behind adds up. */
    async everyRound(flood: () => Promise<void>): Promise<void> {
      for (let round = 0; round < ROUNDS; round += 1) {
        await flood()
        hangUp()
      }
    },

    /** A device of the organization reports, and its reading is stored. */
    async deviceReports(): Promise<void> {
      minute += 1
      const time = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
      const rows = [{ time, readings: { pm25: minute } }]
      expect(await postReadings(server.url, KEY, { serial: 'flood-1', rows })).toMatchObject({
        accepted: 1,
      })
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    },

    /** An owner signs in; resolves with their token. */
    signIn: (email: string): Promise<string> =>
      signIn([server.url], {
        publicUrl: PUBLIC_URL,
        email,
        password: passwords.get(email) ?? '',
      }),
  }
}
