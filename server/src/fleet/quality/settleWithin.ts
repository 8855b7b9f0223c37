import { SECOND_MS } from '@airshed/domain'
import type { QualityFlag } from '@airshed/schemas'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../storage/store/db.ts'
import { settleFlags } from './settleFlags.ts'

/** How long a call waits for its readings. */
const WAIT_MS = 2 * SECOND_MS

class TookTooLong extends Error {}

/**
 * Settles flags while their call waits, so that a page which asks for the readings next has them as they are now. Of a span that
 * takes longer the rest is left to the job.
 *
 * @returns the flags with what became of them
 */
export async function settleWithin(
  { bus, log }: Pick<ServerContext, 'bus' | 'log'>,
  db: Db,
  flags: readonly QualityFlag[],
): Promise<QualityFlag[]> {
  const ids = flags.map(({ _id }) => _id)
  const startedMs = performance.now()
  try {
    await settleFlags({ bus }, db, ids, () => {
      if (performance.now() - startedMs > WAIT_MS) throw new TookTooLong()
    })
  } catch (error) {
    // The flags are set, whatever happens to this attempt: the job goes on.
    if (!(error instanceof TookTooLong))
      log.warn({ err: error }, 'quality flags are left to their job')
  }
  const rows = await db
    .selectFrom('quality_flags')
    .select(['id', 'is_settled'])
    .where(sql<boolean>`id = any(${ids}::int8[])`)
    .execute()
  const settled = new Map(rows.map(({ id, is_settled: isSettled }) => [String(id), isSettled]))
  return flags.map((flag) => ({ ...flag, is_settled: settled.get(flag['_id']) ?? flag.is_settled }))
}
