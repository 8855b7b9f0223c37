import type { Db } from '../store/db.ts'

/** Forgets events that are older. @param ts ms UTC */
export async function forgetEventsBefore(db: Db, ts: number): Promise<void> {
  await db.deleteFrom('events').where('ts', '<', ts).execute()
}
