import { randomUUID } from 'node:crypto'
import { env } from 'node:process'
import { Client } from 'pg'
import { openStore, type StoreOptions } from '../storage/store/openStore.ts'
import type { Store } from '../storage/store/store.ts'
import { onlyServices } from './onlyServices.ts'
import { createTestStore } from './testStore.ts'

/**
 * Environment variable: a database with all tables that new test databases are copied from. Default: each runs the
 * migrations itself. Set by postgresTemplate.ts.
 */
export const TEMPLATE_VARIABLE = 'TEST_POSTGRES_TEMPLATE'

/** A kind of store that a suite runs on. */
export interface TestEngine {
  name: 'embedded' | 'postgres'
  /** An empty store; closing it leaves nothing behind. */
  open(options?: Pick<StoreOptions, 'clock' | 'patience'>): Promise<Store>
}

/**
 * The embedded store, and PostgreSQL if DATABASE_URL names a server: PostgreSQL only if only services are
 * tested, see `onlyServices`.
 */
export const TEST_ENGINES: readonly TestEngine[] = [
  ...(onlyServices() && env['DATABASE_URL'] !== undefined
    ? []
    : [{ name: 'embedded' as const, open: createTestStore }]),
  ...(env['DATABASE_URL'] === undefined
    ? []
    : [{ name: 'postgres' as const, open: createPostgresTestStore(env['DATABASE_URL']) }]),
]

function createPostgresTestStore(serverUrl: string): TestEngine['open'] {
  return async (options) => {
    const { url, drop } = await createTestDatabase(serverUrl, env[TEMPLATE_VARIABLE])
    const store = await openStore({ databaseUrl: url, dataFolder: '' }, options)
    return {
      ...store,
      async close() {
        await store.close()
        await drop()
      },
    }
  }
}

/** A database of its own for one suite. */
export interface TestDatabase {
  name: string
  url: string
  /** Runs one statement in it, on a connection of its own. */
  ask<Row>(statement: string): Promise<Row[]>
  drop(): Promise<void>
}

/** A new database on the server of `serverUrl`. @param template the database to copy. Default: it is empty */
export async function createTestDatabase(
  serverUrl: string,
  template?: string,
): Promise<TestDatabase> {
  const name = `airshed_test_${randomUUID().replaceAll('-', '')}`
  const askAt = async (connectionString: string, statement: string) => {
    const client = new Client({ connectionString })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  const copied = template === undefined ? '' : ` template ${template}`
  await askAt(serverUrl, `create database ${name}${copied}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    ask: (statement) => askAt(url.href, statement),
    async drop() {
      await askAt(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
