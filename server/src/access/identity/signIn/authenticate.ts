import type { ServerContext } from '../../../context.ts'
import type { Turn } from '../../../storage/store/turns/fairQueue.ts'
import { checkPassword, hashPassword } from '../hashPassword.ts'

/** Result of checking an e-mail and a password. */
type Authenticated =
  | { isCorrect: true; userId: string; sessionEpoch: number; isDeactivated: boolean }
  /** The account with that e-mail, or null if there is none. */
  | { isCorrect: false; userId: string | null }

/**
 * Finds the user with this e-mail and password; takes the same time if the e-mail is unknown. A hash that is
 * weaker than the current cost is upgraded. The account of a failed attempt is only meant for the log.
 *
 * @param inTurn computes the hashes when it is their turn
 */
export async function authenticate(
  context: Pick<ServerContext, 'store'>,
  email: string,
  password: string,
  inTurn: Turn,
): Promise<Authenticated> {
  const { db } = context.store
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'session_epoch', 'deactivated_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  const { isCorrect, stronger } = await inTurn(async () => {
    const checked = await checkPassword(password, row?.password_hash ?? null)
    return {
      isCorrect: checked.isCorrect,
      stronger: checked.isWeak ? await hashPassword(password) : null,
    }
  })
  if (!isCorrect || row === undefined) return { isCorrect: false, userId: row?.id ?? null }
  if (stronger !== null) {
    await db
      .updateTable('users')
      .set({ password_hash: stronger })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .execute()
  }
  return {
    isCorrect: true,
    userId: row.id,
    sessionEpoch: row.session_epoch,
    isDeactivated: row.deactivated_at !== null,
  }
}
