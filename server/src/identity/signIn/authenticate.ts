import type { ServerContext } from '../../context.ts'
import { checkPassword, hashPassword } from '../hashPassword.ts'

/**
 * Looks for the user whose e-mail and password these are; takes the same time when the e-mail is
 * unknown. A hash weaker than today's is renewed on the way.
 *
 * @returns id of the user, and whether their account was deactivated; null where the two do not fit
 */
export async function authenticate(
  context: Pick<ServerContext, 'store'>,
  email: string,
  password: string,
): Promise<{ userId: string; isDeactivated: boolean } | null> {
  const { db } = context.store
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'deactivated_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  const { isCorrect, isWeak } = await checkPassword(password, row?.password_hash ?? null)
  if (!isCorrect || row === undefined) return null
  if (isWeak) {
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .execute()
  }
  return { userId: row.id, isDeactivated: row.deactivated_at !== null }
}
