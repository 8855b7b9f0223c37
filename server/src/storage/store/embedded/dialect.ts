import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { StoreAwayError } from '../storeAwayError.ts'
import { StoreError } from '../storeError.ts'
import { CallerLines } from '../turns/callerLines.ts'
import { whoAsks } from '../turns/onBehalfOf.ts'
import type { Engine } from './engine.ts'

/** A transaction that holds the only connection longer than this has most likely been leaked. */
export const CONNECTION_PATIENCE_MS = 120_000

/**
 * Kysely on the embedded store: one connection, given to one transaction after another. Callers take turns,
 * see `onBehalfOf`.
 */
export function embeddedDialect(engine: Engine): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(engine),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class EmbeddedAdapter extends PostgresAdapter {
  /** The driver queues callers for its one connection; Kysely would also do so, but in order of arrival. */
  override get supportsMultipleConnections() {
    return true
  }
  /** The folder's lock already keeps other processes out. */
  override async acquireMigrationLock() {}
}

class EmbeddedDriver implements Driver {
  readonly #connection: DatabaseConnection
  #isTaken = false
  readonly #lines = new CallerLines()

  constructor(engine: Engine) {
    this.#connection = new EmbeddedConnection(engine)
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#turn()
    this.#isTaken = true
    return this.#connection
  }

  async releaseConnection() {
    const next = this.#lines.next()
    if (next === undefined) this.#isTaken = false
    else next()
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async destroy() {}

  /** Resolves when the connection is handed over; it is not free in between. */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        leave()
        const reason = `it was busy for ${CONNECTION_PATIENCE_MS / 1000} s. Inside a transaction, ask the transaction and not the store`
        reject(new StoreAwayError(new Error(reason)))
      }, CONNECTION_PATIENCE_MS)
      const leave = this.#lines.join(whoAsks(), () => {
        clearTimeout(patience)
        resolve()
      })
    })
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: Engine
  constructor(engine: Engine) {
    this.#engine = engine
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#engine.query(query.sql, query.parameters)
    return {
      rows: rows as Row[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    }
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator; rows arrive all at once here
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new StoreError('The embedded store hands out rows whole: page through them instead')
  }
}
