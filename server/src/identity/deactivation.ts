import type { Db } from '../store/db.ts'

/** Whether the account of a user was deactivated; false for one that does not exist. */
export async function isDeactivated(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.deactivated_at !== null
}
