import { env } from 'node:process'
import { tokenFor } from '../../../access/identity/testsupport/tokenFor.ts'
import { createTestDatabase } from '../../../testing/engines.ts'
import { seedIngestKey, seedOrganization, seedUser } from '../../../testing/seed.ts'
import { createTestServer } from '../../../testing/testServer.ts'
import { openStore } from '../openStore.ts'
import type { Patience } from './patience.ts'

const KEY = 'postgres-server-key-0123456789'

/** Address of PostgreSQL for tests; undefined: there is none. */
export const POSTGRES_URL = env['DATABASE_URL']

export type PostgresServer = Awaited<ReturnType<typeof createPostgresServer>>

/**
 * A server with a database of its own, an organization and its owner.
 *
 * @param through returns the address at which the server reaches the database. Default: its own
 */
export async function createPostgresServer(
  patience: Patience,
  through: (databaseUrl: string) => string = (databaseUrl) => databaseUrl,
) {
  const database = await createTestDatabase(POSTGRES_URL ?? '')
  const config = { databaseUrl: through(database.url), dataFolder: '' }
  const store = await openStore(config, { patience })
  const server = await createTestServer({ store, clock: Date.now })
  const { context } = server
  await seedOrganization(context, 'org_postgres')
  await seedIngestKey(context, 'org_postgres', KEY)
  await seedUser(context, { id: 'owner', role: 'owner', organization: 'org_postgres' })
  const authorization = `Bearer ${await tokenFor(context, 'owner')}`
  return {
    server,
    /** Posts a reading with the key of the organization. */
    post: (serial: string) =>
      server.inject({
        method: 'POST',
        url: '/ingest/json',
        headers: { 'x-airshed-key': KEY },
        payload: { serial, readings: { pm25: 7 } },
      }),
    /** Requests the devices, as the owner. */
    call: () => server.inject({ url: '/v2/nodes', headers: { authorization } }),
    async close() {
      await server.close()
      await database.drop()
    },
  }
}
