import type { PasswordChange } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { apiError, comeBackIn } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { checkPassword, hashPassword } from '../../../access/identity/hashPassword.ts'
import { passwordProblem } from '../../../access/identity/passwordProblem.ts'
import { inPasswordQueue, QUEUE_RETRY_S } from '../../../access/identity/passwordQueue.ts'
import {
  BY_ACCOUNT,
  countAttempts,
  forgiveAttempts,
} from '../../../access/identity/signIn/failedSignIns.ts'
import { logAccount, type LineSource } from '../../../access/identity/signIn/logSignIn.ts'

/** The hashes of a change of password. */
export interface CheckedPasswords {
  /** As it is stored: another one meanwhile means that the old password no longer holds. */
  oldHash: string
  newHash: string
}

/**
 * Checks that somebody who is signed in knows their password, and that the new one is acceptable. Wrong ones are
 * counted by account, so that an open console lets nobody guess.
 *
 * @throws ApiError PASSWORD_CHANGE_UNAVAILABLE, PASSWORD_UNFIT, PASSWORD_OLD_WRONG, 429 after too many wrong ones,
 *   SERVER_BUSY
 */
export async function checkOldPassword(
  context: ServerContext,
  { user }: Caller,
  { old_password: old, new_password: chosen }: PasswordChange,
  source: LineSource,
): Promise<CheckedPasswords> {
  const { config, store } = context
  const row = await store.db
    .selectFrom('users')
    .select(['password_hash', 'is_demo'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const oldHash = row.password_hash
  if (config.oidcIssuer !== undefined || row.is_demo || oldHash === null) {
    throw apiError('PASSWORD_CHANGE_UNAVAILABLE', {})
  }
  if ((await passwordProblem(chosen, user.email)) !== null) throw apiError('PASSWORD_UNFIT', {})
  // Without a place nothing is counted.
  const checked = inPasswordQueue(context, source.ip ?? '', async (inTurn) => {
    const attempts = [{ key: `password ${user.id}`, rule: BY_ACCOUNT }]
    const waitMs = await countAttempts(context, attempts)
    if (waitMs > 0) {
      logAccount(source, 'password-change.limited', { userId: user.id, waitMs })
      throw comeBackIn(waitMs)
    }
    const { isCorrect } = await inTurn(() => checkPassword(old, oldHash))
    if (!isCorrect) {
      logAccount(source, 'password-change.failed', { userId: user.id, reason: 'wrong-password' })
      throw apiError('PASSWORD_OLD_WRONG', {})
    }
    await forgiveAttempts(context, attempts)
    return { oldHash, newHash: await inTurn(() => hashPassword(chosen)) }
  })
  if (checked !== null) return checked
  logAccount(source, 'password-change.busy', { userId: user.id })
  throw apiError('SERVER_BUSY', { seconds: String(QUEUE_RETRY_S) }, undefined, {
    'retry-after': String(QUEUE_RETRY_S),
  })
}
