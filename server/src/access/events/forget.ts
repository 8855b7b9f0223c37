import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Events per statement, so that it ends long before the statement timeout. */
const BATCH = 10_000

/**
 * Deletes events older than a time. Each transaction first declares what is too old: the guard of the table
 * blocks any other deletion.
 *
 * @param ts ms UTC
 * @param batch events per statement
 */
export async function forgetEventsBefore(
  db: Kysely<Tables>,
  ts: number,
  batch = BATCH,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db.transaction().execute(async (tx) => {
      await sql`select set_config('airshed.forget_events_before', ${String(ts)}, true)`.execute(tx)
      return tx
        .deleteFrom('events')
        .where('position', 'in', (old) =>
          old.selectFrom('events').select('position').where('ts', '<', ts).limit(batch),
        )
        .executeTakeFirstOrThrow()
    })
    if (numDeletedRows < batch) return
  }
}
