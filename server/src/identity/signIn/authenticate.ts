import type { ServerContext } from '../../context.ts'
import { checkPassword, hashPassword } from '../hashPassword.ts'

/** What an e-mail and a password turned out to be. */
export type Authenticated =
  | { isCorrect: true; userId: string; isDeactivated: boolean }
  /** Whose e-mail it is; null: nobody's. */
  | { isCorrect: false; userId: string | null }

/**
 * Looks for the user whose e-mail and password these are; takes the same time when the e-mail is
 * unknown. A hash weaker than today's is renewed on the way. Whose
 * e-mail it was is for the log alone.
 */
export async function authenticate(
  context: Pick<ServerContext, 'store'>,
  email: string,
  password: string,
): Promise<Authenticated> {
  const { db } = context.store
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'deactivated_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  const { isCorrect, isWeak } = await checkPassword(password, row?.password_hash ?? null)
  if (!isCorrect || row === undefined) return { isCorrect: false, userId: row?.id ?? null }
  if (isWeak) {
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .execute()
  }
  return { isCorrect: true, userId: row.id, isDeactivated: row.deactivated_at !== null }
}
