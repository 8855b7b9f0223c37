import type { Db } from '../../storage/store/db.ts'

/** Whether a user's account was deactivated; false if there is no such user. */
export async function isDeactivated(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.deactivated_at !== null
}
