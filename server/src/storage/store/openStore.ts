import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely'
import type { Config } from '../../base/config.ts'
import { announceCommits } from './afterCommit.ts'
import { startHousekeeping } from './embedded/housekeeping.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded/openEmbedded.ts'
import { createMeasurementStore } from './measurements/createMeasurementStore.ts'
import { migrate } from './migrations/migrate.ts'
import { checkConnection } from './postgres/checkConnection.ts'
import { ENDLESS_PATIENCE, type Patience } from './postgres/patience.ts'
import { createPool } from './postgres/pool.ts'
import { createProbe } from './postgres/probe.ts'
import type { Engine, Store } from './store.ts'
import { createStatementWatch } from './statementWatch.ts'
import type { Tables } from './tables.ts'
import type { UnreadLimits } from './turns/unreadAnswers.ts'

const ignore = () => {}

export interface StoreOptions {
  /** Wait for the disk at each commit of the embedded store. Default true. */
  isDurable?: boolean
  /** Called when a connection breaks or a chore of the store fails. Default: ignored. */
  onError?: (error: Error) => void
  /** Called with lines for the terminal while the embedded store is recovered. Default: ignored. */
  say?: (line: string) => void
  /** ms UTC. Default: the system's clock. */
  clock?: () => number
  /** How long PostgreSQL may take. Default: USUAL_PATIENCE. */
  patience?: Patience
  /** Limits of unread answers. Default: see docs/deploy.md. */
  unreadLimits?: UnreadLimits
}

/**
 * Opens PostgreSQL if the settings name one, otherwise the embedded store, and brings its tables up to
 * date.
 *
 * @throws UnreachableError if PostgreSQL cannot be reached
 * @throws FolderLockedError while another process holds the folder of the embedded store
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  options: StoreOptions = {},
): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    const { databaseUrl } = config
    const { onError = ignore, patience } = options
    const pool = createPool(databaseUrl, onError, patience)
    try {
      await checkConnection(pool, databaseUrl)
      await migratePostgres(databaseUrl, onError)
    } catch (error) {
      await pool.end()
      throw error
    }
    const probe = createProbe(config.databaseUrl)
    const { isUp } = probe
    const release = async () => {
      await probe.close()
      // Kysely ends the pool only if it has asked something.
      await pool.end()
    }
    return assemble(new PostgresDialect({ pool }), 'postgres', { isUp, release }, options)
  }
  const { isDurable = true, say } = options
  const database = await openEmbedded({ folder: config.dataFolder, isDurable, say })
  return openStoreOn(database, options)
}

/** Brings the tables of an embedded database up to date; closing the store closes the database. */
export async function openStoreOn(
  { dialect, isRunning, copyTo, close }: EmbeddedDatabase,
  options: Omit<StoreOptions, 'isDurable' | 'patience'>,
): Promise<Store> {
  const store = await assemble(
    dialect,
    'embedded',
    { isUp: async () => isRunning(), release: close },
    options,
  )
  return {
    ...store,
    copyTo: (folder) =>
      store.db.connection().execute(async (connection) => {
        await sql`checkpoint`.execute(connection)
        await copyTo(folder)
      }),
  }
}

/** On a connection of its own: a step may take as long as it needs. */
async function migratePostgres(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<void> {
  const pool = createPool(databaseUrl, onError, ENDLESS_PATIENCE)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

async function assemble(
  dialect: Dialect,
  engine: Engine,
  { isUp, release }: { isUp(): Promise<boolean>; release(): Promise<void> },
  { clock = Date.now, onError = ignore, unreadLimits }: StoreOptions,
): Promise<Store> {
  const statements = createStatementWatch()
  const db = new Kysely<Tables>({
    dialect: announceCommits(dialect),
    log: (event) => statements.report(event),
  })
  let endHousekeeping = async () => {}
  const close = async () => {
    await endHousekeeping()
    await db.destroy()
    await release()
  }
  try {
    if (engine === 'embedded') {
      await migrate(db, engine)
      endHousekeeping = await startHousekeeping(db, onError)
    }
  } catch (error) {
    await close()
    throw error
  }
  const measurements = createMeasurementStore(db, engine, clock, unreadLimits)
  return { db, engine, isUp, measurements, watchStatements: statements.watch, close }
}
