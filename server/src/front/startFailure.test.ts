import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { connectNatsBus } from '../storage/bus/natsBus.ts'
import { startFailure } from './startFailure.ts'
import { StoreTooOldError } from '../storage/store/migrations/takeOver.ts'
import { openStore } from '../storage/store/openStore.ts'

/** A port of this machine on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const silent = { warn: () => {}, error: () => {} }
const reported = (start: Promise<unknown>) => start.then(() => 'it started', startFailure)

it('says in one line that PostgreSQL is unreachable, without the password', async () => {
  const port = await closedPort()
  const databaseUrl = `postgres://air:secret@127.0.0.1:${port}/air`
  expect(await reported(openStore({ databaseUrl, dataFolder: '' }))).toBe(
    `PostgreSQL at 127.0.0.1:${port}/air cannot be used: nothing listens there (ECONNREFUSED). Start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded store`,
  )
})

it('says that a host is unreachable when both addresses of its name are', async () => {
  const port = await closedPort()
  const databaseUrl = `postgres://air:secret@localhost:${port}/air`
  expect(await reported(openStore({ databaseUrl, dataFolder: '' }))).toContain(
    'nothing listens there',
  )
})

it('says in one line that NATS is unreachable, without the password', async () => {
  const port = await closedPort()
  const text = await reported(connectNatsBus(`nats://air:secret@127.0.0.1:${port}`, silent, 0))
  expect(text).toMatch(
    new RegExp(
      `^NATS at 127\\.0\\.0\\.1:${port} cannot be used: .+\\. Start it, correct NATS_URL, or unset NATS_URL to run as one process$`,
    ),
  )
  expect(text).not.toContain('secret')
})

it('says in one line that a store is too old, and what to do', () => {
  expect(startFailure(new StoreTooOldError(['0001_ground', '0002_dashboards']))).toBe(
    'STORE_TOO_OLD: The store cannot be opened by this version: expected the 95 steps of the version of 2026-11-30, up to 0132_below_limit, found 2, the last one 0002_dashboards. Nothing was changed. Start the version of 2026-11-30 on this store once, then this one',
  )
})

it('shows the stack of an unexpected failure', () => {
  const error = new TypeError('x is not a function')
  expect(startFailure(error)).toBe(error)
})
