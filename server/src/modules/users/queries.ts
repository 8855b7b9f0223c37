import type { UserUpdate } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { visibleUsers } from '../access/visible.ts'

/** May the caller know that there is a user of that id? */
export async function isVisibleUser(
  db: Kysely<Tables>,
  caller: Caller,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', id)
    .where(visibleUsers(caller))
    .executeTakeFirst()
  return found !== undefined
}

/** Changes what a user may change about themselves. */
export async function updateUser(
  db: Kysely<Tables>,
  id: string,
  change: UserUpdate,
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}
