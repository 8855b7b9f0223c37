import { isPasswordFit, isPasswordPersonal } from '@airshed/domain'

/** Why a chosen password is rejected. */
type PasswordProblem = 'unfit' | 'personal' | 'common'

/**
 * Checks a newly chosen password.
 *
 * @param email of the account
 * @returns null if it is acceptable
 */
export async function passwordProblem(
  password: string,
  email: string,
): Promise<PasswordProblem | null> {
  return isPasswordFit(password) ? guessableProblem(password, email) : 'unfit'
}

/** Whether a password is among the first guesses of an attacker, regardless of its length and characters. */
export async function guessableProblem(
  password: string,
  email: string,
): Promise<Exclude<PasswordProblem, 'unfit'> | null> {
  if (isPasswordPersonal(password, email)) return 'personal'
  const { COMMON_PASSWORDS } = await import('./commonPasswords.ts')
  return COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase()) ? 'common' : null
}
