import type { Db } from '../store/db.ts'

/** Events of one statement: it ends long before the store would end it. */
const BATCH = 10_000

/**
 * Forgets events that are older.
 *
 * @param ts ms UTC
 * @param batch events of one statement
 */
export async function forgetEventsBefore(db: Db, ts: number, batch = BATCH): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('events')
      .where('position', 'in', (old) =>
        old.selectFrom('events').select('position').where('ts', '<', ts).limit(batch),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < batch) return
  }
}
