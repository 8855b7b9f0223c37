import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const PREFIX = 'airshed_'
const SECRET_BYTES = 32
const SECRET = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`)

/** A new API token: a prefix by which leaks are found, and 256 random bits. */
export function makeApiToken(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
}

/** Whether a bearer token claims to be an API token. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** Whether it can be one at all. */
export function hasApiTokenForm(token: string): boolean {
  return SECRET.test(token)
}

/** SHA-256 of an API token in hexadecimal: what the store keeps instead of it. */
export function hashApiToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether two such hashes are one; it takes as long either way. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
