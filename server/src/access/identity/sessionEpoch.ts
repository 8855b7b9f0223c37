import { sql } from 'kysely'
import type { Db } from '../../storage/store/db.ts'

// A user's epoch counts how often all their sessions were ended, for example by a new password. At that moment a
// proof of who they are can be under way. It remembers the epoch in which it began, and in the next one it is void.

/** @returns null if the user does not exist */
export async function sessionEpochOf(db: Db, userId: string): Promise<number | null> {
  return epochIn(await epochs(db, userId).executeTakeFirst())
}

/**
 * Like {@link sessionEpochOf}, but waits for a transaction that is ending the sessions. First store what rests on a
 * proof, then compare the proof's epoch with this one, and remove what was stored if they differ: whoever ends the
 * sessions later finds and removes it.
 */
export async function settledEpochOf(db: Db, userId: string): Promise<number | null> {
  return epochIn(await epochs(db, userId).forShare().executeTakeFirst())
}

/** Begins the next epoch. Do this before the sessions are deleted, in the same transaction. */
export async function nextSessionEpoch(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ session_epoch: sql<number>`session_epoch + 1` })
    .where('id', '=', userId)
    .execute()
}

const epochs = (db: Db, userId: string) =>
  db.selectFrom('users').select('session_epoch').where('id', '=', userId)

const epochIn = (row: { session_epoch: number } | undefined): number | null =>
  row?.session_epoch ?? null
