import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, types, type Client, type CustomTypesConfig, type PoolClient } from 'pg'
import { awayOr } from '../storeAwayError.ts'
import { USUAL_PATIENCE, type Patience } from './patience.ts'

/** Maximum of concurrent statements in this process. */
const CONNECTIONS_MAX = 10

const INT8 = 20
const INT8_ARRAY = 1016
const FLOAT8_ARRAY = 1022

/** Parses a one-dimensional array of numbers, as PostgreSQL writes it: `{1,2,NULL}`. */
function numbers(text: string): (number | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' ? null : Number(part)))
}

/** Parses 64-bit integers as numbers, as the embedded store does. */
const numericTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === INT8) return Number
      if (oid === INT8_ARRAY || oid === FLOAT8_ARRAY) return numbers
    }
    return types.getTypeParser(oid, format ?? 'text')
  }) as CustomTypesConfig['getTypeParser'],
}

/** A pool whose connections answer in time, or fail. */
export type StorePool = PostgresPool

/**
 * Connections to PostgreSQL. A broken connection fails the statement it runs with a StoreAwayError, and
 * never the process, even while the connection is checked out. `end` may be called more than once.
 *
 * @param onError called when a connection breaks; the pool replaces it
 */
export function createPool(
  databaseUrl: string,
  onError: (error: Error) => void,
  patience: Patience = USUAL_PATIENCE,
): StorePool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
    application_name: 'airshed',
    types: numericTypes,
    options: sessionOptions(patience),
  })
  // A pool only listens to errors of idle clients, so each client gets a permanent listener.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  const lent = new WeakMap<PoolClient, PostgresPoolClient>()
  let ended: Promise<void> | undefined
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw awayOr(error)
      })
      const known = lent.get(client) ?? bounded(client, patience.answerMs)
      lent.set(client, known)
      return known
    },
    end: () => (ended ??= pool.end()),
  }
}

function sessionOptions(patience: Patience): string {
  const settings = {
    timezone: 'UTC',
    jit: 'off',
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** Wraps a client so that it gives up its connection if an answer takes too long. */
function bounded(client: PoolClient, answerMs: number): PostgresPoolClient {
  const query = async (sql: string, parameters: unknown[]) => {
    const timer =
      answerMs > 0
        ? setTimeout(() => cut(client, `no answer came within ${answerMs} ms`), answerMs)
        : undefined
    try {
      return await client.query(sql, parameters)
    } catch (error) {
      throw awayOr(error)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (mustEnd) => client.release(mustEnd),
  }
}

/** Fails what the connection runs; the pool replaces a connection that is returned broken. */
function cut(client: PoolClient, reason: string): void {
  const { connection } = client as unknown as Client
  connection.stream.destroy(new Error(reason))
}
