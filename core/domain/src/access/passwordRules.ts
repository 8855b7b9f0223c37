/** Minimum length of a new password, in characters. */
export const PASSWORD_MIN = 8
/** Maximum length: hashing more takes longer and adds no security. */
export const PASSWORD_MAX = 256

/** Kinds of characters, each as the source of a regular expression with the flag `u`. */
export const PASSWORD_KINDS = {
  lowercase: '\\p{Ll}',
  uppercase: '\\p{Lu}',
  digits: '\\p{Nd}',
  special: '[^\\p{Ll}\\p{Lu}\\p{Nd}]',
} as const
export type PasswordKind = keyof typeof PASSWORD_KINDS

/** Minimum number of kinds in a password. */
export const PASSWORD_KINDS_MIN = 3

/** The kinds of characters in a password. */
export const passwordKinds = (password: string): PasswordKind[] =>
  (Object.keys(PASSWORD_KINDS) as PasswordKind[]).filter((kind) =>
    new RegExp(PASSWORD_KINDS[kind], 'u').test(password),
  )

/** Whether a password is long enough and has enough kinds of characters. */
export function isPasswordFit(password: string): boolean {
  const { length } = [...password]
  return (
    length >= PASSWORD_MIN &&
    length <= PASSWORD_MAX &&
    passwordKinds(password).length >= PASSWORD_KINDS_MIN
  )
}

/** Words that attackers of this console try first, in lowercase. */
const CONTEXT_WORDS = ['airshed']
/** Shorter ones occur in many passwords by chance. */
const NAME_MIN = 4

/**
 * Whether a password contains the name of the console, or the part before the `@` of its owner's e-mail.
 *
 * @param email of the account
 */
export function isPasswordPersonal(password: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  const words = name.length >= NAME_MIN ? [...CONTEXT_WORDS, name] : CONTEXT_WORDS
  const plain = password.normalize('NFKC').toLowerCase()
  return words.some((word) => plain.includes(word))
}
