import type { Kysely } from 'kysely'
import type { MeasurementStore } from './measurementStore.ts'
import type { StatementListener } from './statementWatch.ts'
import type { Tables } from './tables.ts'

/** The embedded PostgreSQL, or a server. */
export type Engine = 'embedded' | 'postgres'

/** The store: rows through Kysely, measurements through their own module. */
export interface Store {
  db: Kysely<Tables>
  measurements: MeasurementStore
  /** Which engine this is: the embedded one, or PostgreSQL. */
  engine: Engine
  /**
   * Whether the store works, without waiting for other queries.
   *
   * @throws the reason why it does not answer
   */
  isUp(): Promise<boolean>
  /**
   * Copies a snapshot of the files of the embedded store, taken between two transactions, to a folder that
   * does not exist yet. Queries wait meanwhile. Not available with PostgreSQL.
   */
  copyTo?(folder: string): Promise<void>
  /** Reports each statement once it has ended; returns the function that stops it. */
  watchStatements(listener: StatementListener): () => void
  /** Waits for running statements, and releases the folder or the connections. */
  close(): Promise<void>
}
