import { isPasswordFit, isPasswordPersonal } from '@airshed/domain'

/** What is wrong with a password that somebody chooses. */
export type PasswordProblem = 'unfit' | 'personal' | 'common'

/**
 * Judges a password as it is typed.
 *
 * @param email of the account
 * @returns null: it may be chosen
 */
export async function judgePassword(
  password: string,
  email: string,
): Promise<PasswordProblem | null> {
  return isPasswordFit(password) ? judgeGuessable(password, email) : 'unfit'
}

/** Whether a password is among the first that somebody tries, whatever its length and characters. */
export async function judgeGuessable(
  password: string,
  email: string,
): Promise<Exclude<PasswordProblem, 'unfit'> | null> {
  if (isPasswordPersonal(password, email)) return 'personal'
  const { COMMON_PASSWORDS } = await import('./commonPasswords.ts')
  return COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase()) ? 'common' : null
}
