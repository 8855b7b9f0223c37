import type { Kysely } from 'kysely'
import type { MeasurementStore } from './measurementStore.ts'
import type { StatementListener } from './statementWatch.ts'
import type { Tables } from './tables.ts'

/** The embedded PostgreSQL, or a server. */
export type Engine = 'embedded' | 'postgres'

/** The store: rows by kysely, measurements by their own module. */
export interface Store {
  db: Kysely<Tables>
  measurements: MeasurementStore
  /** Which engine this is: the embedded one, or PostgreSQL. */
  engine: Engine
  /**
   * Whether the store works, without waiting for what others asked of it.
   *
   * @throws what keeps it from answering
   */
  isUp(): Promise<boolean>
  /**
   * Copies the files of the embedded store, as they are at one moment between two transactions, into
   * a folder that does not exist yet. Queries to the store wait meanwhile. PostgreSQL has none.
   */
  copyTo?(folder: string): Promise<void>
  /** Tells of each statement once it has ended; returns the function that ends it. */
  watchStatements(listener: StatementListener): () => void
  /** Waits for what runs, and lets the folder or the connections go. */
  close(): Promise<void>
}
