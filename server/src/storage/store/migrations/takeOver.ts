import { sql, type Kysely } from 'kysely'
import { startFailureLine } from '../../../base/errors.ts'
import { StoreError } from '../storeError.ts'

/** The step that stands for all those before it. */
export const BASELINE = '0132_baseline'
/** The last one that it stands for, and how many there were. */
const LAST_STEP = '0132_below_limit'
const STEPS = 95

/** The store has other steps than all those that the baseline stands for, most likely because it is older. */
export class StoreTooOldError extends StoreError {
  /** @param names the recorded steps, in order */
  constructor(names: readonly string[]) {
    const found = `${names.length}, the last one ${names.at(-1)}`
    const line = startFailureLine('STORE_TOO_OLD', { steps: String(STEPS), last: LAST_STEP, found })
    super(line, { code: 'STORE_TOO_OLD' })
  }
}

/**
 * Replaces the recorded steps of a store from before the baseline by the baseline, and touches nothing else: its tables are
 * the same. New stores and those that have the baseline are left alone.
 *
 * The record is locked meanwhile, so that of processes that start at once one takes the store over, and none runs a step.
 *
 * @throws StoreTooOldError if the store has other steps than those that the baseline stands for; nothing is changed
 */
export async function takeOver<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!isFromBefore(await recordedSteps(db))) return
  await db.transaction().execute(async (transaction) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(transaction)
    const names = await recordedSteps(transaction)
    if (!isFromBefore(names)) return
    if (names.length !== STEPS || names.at(-1) !== LAST_STEP) throw new StoreTooOldError(names)
    await sql`
      with replaced as (delete from kysely_migration returning timestamp)
      insert into kysely_migration (name, timestamp)
      select ${BASELINE}, max(timestamp) from replaced`.execute(transaction)
  })
}

const isFromBefore = (names: readonly string[]): boolean =>
  names.length > 0 && !names.includes(BASELINE)

/** The steps that a store records, in order; none in a new one, which has no record yet. */
export async function recordedSteps<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (found[0]?.exists !== true) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}
