import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '@airshed/domain'

/**
 * Some 18,000 of the passwords that attackers try first, in lowercase: those of the list that are long enough to
 * be chosen. Reading them takes a quarter of a second and 25 MB, so this file is only imported when a password
 * is chosen.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= PASSWORD_MIN),
)
