import type { UserUpdate } from '@airshed/schemas'
import { users } from '../../access/entities/users.ts'
import { scopeOf } from '../../access/entities/rule.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Db } from '../../storage/store/db.ts'

/** Whether the caller may know that there is a user with that id. */
export async function isVisibleUser(db: Db, caller: Caller, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', id)
    .where(users.condition(scopeOf(caller, 'read_users', undefined)))
    .executeTakeFirst()
  return found !== undefined
}

/** Changes what a user may change about themselves. */
export async function updateUser(db: Db, id: string, change: UserUpdate): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}
