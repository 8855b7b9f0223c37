/** Replaces a value that is left out. */
export const LEFT_OUT = '[left out]'

/** Last words of names whose values are secrets, such as `signing_secret` or `passwordHash`. */
const SECRET_NAME =
  /(^|[_-])(password|passphrase|passwd|psk|secret|token|credentials?|authorization|auth_header|cookie|(api|ingest|private|device|signing|access)_?key|hash)$/

/** `passwordHash` as `password_hash`. */
const snakeCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/** A value in which fields whose names denote secrets are replaced, at any depth. */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      isSecret(name) && typeof part === 'string' ? LEFT_OUT : withoutSecrets(part),
    ]),
  ) as Value
}

const isSecret = (name: string): boolean => SECRET_NAME.test(snakeCase(name))
