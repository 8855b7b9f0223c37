import { sql, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Events of one statement: it ends long before the store would end it. */
const BATCH = 10_000

/**
 * Forgets events that are older. Each transaction first names what is too old: the guard of the table lets
 * nothing else go.
 *
 * @param ts ms UTC
 * @param batch events of one statement
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
