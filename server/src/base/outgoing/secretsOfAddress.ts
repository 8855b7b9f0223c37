/** Shorter parts of an address may occur in any text. */
const IDENTIFYING_LENGTH = 8

/** Removes secrets from a text: some servers echo what they were sent. */
export const redacted = (text: string, secrets: readonly string[]): string =>
  secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '[redacted]'), text)

/** The parts of an address that may be secret: its user, path and query, as a whole and in parts. */
export function secretsOfAddress(address: string): string[] {
  const { username, password, pathname, search, searchParams } = new URL(address)
  const parts = [
    address,
    `${pathname}${search}`,
    ...pathname.split('/'),
    ...searchParams.values(),
    username,
    password,
    decodeURIComponent(password),
    Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64'),
  ]
  return [...new Set(parts)].filter((part) => part.length >= IDENTIFYING_LENGTH)
}
