import { Kysely, PostgresDialect, type Dialect } from 'kysely'
import type { Config } from '../config.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import { createMeasurementStore } from './measurements/createMeasurementStore.ts'
import { migrate } from './migrations/migrate.ts'
import { createPool } from './postgres/pool.ts'
import type { Engine, Store } from './store.ts'
import type { Tables } from './tables.ts'

export interface StoreOptions {
  /** Wait for the disk at each commit of the embedded store. Default true. */
  isDurable?: boolean
  /** Told when an idle connection to PostgreSQL breaks. Default: nobody is. */
  onError?: (error: Error) => void
}

/**
 * Opens PostgreSQL where the settings name one, else the embedded store, and brings its tables up to
 * date.
 *
 * @throws FolderLockedError while another process holds the folder of the embedded store
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  options: StoreOptions = {},
): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    const pool = createPool(config.databaseUrl, options.onError ?? (() => {}))
    return assemble(new PostgresDialect({ pool }), 'postgres', async () => {})
  }
  const { dialect, close } = await openEmbedded({
    folder: config.dataFolder,
    isDurable: options.isDurable ?? true,
  })
  return assemble(dialect, 'embedded', close)
}

async function assemble(
  dialect: Dialect,
  engine: Engine,
  release: () => Promise<void>,
): Promise<Store> {
  const db = new Kysely<Tables>({ dialect })
  const close = async () => {
    await db.destroy()
    await release()
  }
  try {
    await migrate(db, engine)
  } catch (error) {
    await close()
    throw error
  }
  return { db, engine, measurements: createMeasurementStore(db, engine), close }
}
