import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely'
import type { Config } from '../config.ts'
import { announceCommits } from './afterCommit.ts'
import { startHousekeeping } from './embedded/housekeeping.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { createMeasurementStore } from './measurements/createMeasurementStore.ts'
import { migrate } from './migrations/migrate.ts'
import { checkConnection } from './postgres/checkConnection.ts'
import { createPool } from './postgres/pool.ts'
import type { Engine, Store } from './store.ts'
import type { Tables } from './tables.ts'

const ignore = () => {}

export interface StoreOptions {
  /** Wait for the disk at each commit of the embedded store. Default true. */
  isDurable?: boolean
  /** Called when an idle connection breaks or a chore of the store fails. Default: ignored. */
  onError?: (error: Error) => void
  /** ms UTC. Default: the system's clock. */
  clock?: () => number
}

/**
 * Opens PostgreSQL where the settings name one, else the embedded store, and brings its tables up to
 * date.
 *
 * @throws UnreachableError where PostgreSQL cannot be reached
 * @throws FolderLockedError while another process holds the folder of the embedded store
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  options: StoreOptions = {},
): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    const pool = createPool(config.databaseUrl, options.onError ?? ignore)
    try {
      await checkConnection(pool, config.databaseUrl)
    } catch (error) {
      await pool.end()
      throw error
    }
    return assemble(new PostgresDialect({ pool }), 'postgres', async () => {}, options)
  }
  const { dialect, copyTo, close } = await openEmbedded({
    folder: config.dataFolder,
    isDurable: options.isDurable ?? true,
  })
  const store = await assemble(dialect, 'embedded', close, options)
  return {
    ...store,
    copyTo: (folder) =>
      store.db.connection().execute(async (connection) => {
        await sql`checkpoint`.execute(connection)
        await copyTo(folder)
      }),
  }
}

async function assemble(
  dialect: Dialect,
  engine: Engine,
  release: () => Promise<void>,
  { clock = Date.now, onError = ignore }: StoreOptions,
): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: announceCommits(dialect) })
  let endHousekeeping = async () => {}
  const close = async () => {
    await endHousekeeping()
    await db.destroy()
    await release()
  }
  try {
    await migrate(db, engine)
    if (engine === 'embedded') endHousekeeping = await startHousekeeping(db, onError)
  } catch (error) {
    await close()
    throw error
  }
  return { db, engine, measurements: createMeasurementStore(db, engine, clock), close }
}
