import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Engine } from '../store.ts'
import { baseline } from './0132_baseline.ts'
import { corrections } from './0133_corrections.ts'
import { snapshots } from './0134_snapshots.ts'
import { firmware } from './0135_firmware.ts'
import { qualityFlags } from './0136_quality_flags.ts'
import { calibrations } from './0137_calibrations.ts'
import { BASELINE, recordedSteps, takeOver } from './takeOver.ts'

/** Every step in order; a step that is on main is never changed. */
const STEPS = {
  [BASELINE]: baseline,
  '0133_corrections': corrections,
  '0134_snapshots': snapshots,
  '0135_firmware': firmware,
  '0136_quality_flags': qualityFlags,
  '0137_calibrations': calibrations,
} satisfies Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>

/**
 * Brings the tables up to date. Processes that start at once are serialized by an advisory lock.
 *
 * @param until the last step to run. Default: all
 * @throws StoreTooOldError if the store is older than the one that the baseline takes over; nothing is changed
 * @throws if a step fails, with its name; the whole run is rolled back
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  engine: Engine,
  until?: keyof typeof STEPS,
): Promise<void> {
  await takeOver(db)
  if (isUpToDate(await recordedSteps(db))) return
  const migrations = Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [
      name,
      { up: (transaction: Kysely<unknown>) => step(transaction, engine) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await (until === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(until))
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(
    `The tables cannot be brought up to date${failed === undefined ? '' : ` (step ${failed})`}: ${String((error as Error).message ?? error)}`,
    { cause: error },
  )
}

/** A store with exactly these steps has nothing to do, and Kysely would read its whole catalogue to find that. */
const isUpToDate = (recorded: readonly string[]): boolean =>
  isDeepStrictEqual(recorded, Object.keys(STEPS))
