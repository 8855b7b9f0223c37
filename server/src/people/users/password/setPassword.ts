import type { Transaction } from 'kysely'
import type { Caller } from '../../../access/identity/access.ts'
import { endSessionsOf } from '../../../access/identity/sessions.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { CheckedPasswords } from './checkOldPassword.ts'

/**
 * Stores a new password. Ends the user's other sessions, because someone who knew the old password may be signed in,
 * and invalidates links for a forgotten one.
 *
 * @returns false if the password was changed since it was checked
 */
export async function setPassword(
  tx: Transaction<Tables>,
  { user, signIn }: Caller,
  { oldHash, newHash }: CheckedPasswords,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: newHash })
    .where('id', '=', user.id)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
  const current = signIn?.sessionId ?? null
  await endSessionsOf(tx, user.id, current === null ? {} : { except: current })
  return true
}
