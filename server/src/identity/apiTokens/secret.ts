import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'airshed_'
const SECRET_BYTES = 32
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Digits to the base 62 that hold 256 bits, and those that hold 32. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6

const CHECKED = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)
/** Tokens from before there were checksums: base64url. */
const UNCHECKED = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`)

/**
 * A new API token: a prefix by which leaks are found, 256 random bits and a checksum, by which scanners and
 * servers know a mistyped one without looking it up.
 */
export function makeApiToken(): string {
  const secret = toDigits(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH)
  return `${PREFIX}${secret}${checksumOf(PREFIX + secret)}`
}

/** CRC-32 (as in ZIP files) of a text, in six digits to the base 62. */
export function checksumOf(text: string): string {
  return toDigits(BigInt(crc32(text)), CHECKSUM_LENGTH)
}

/** A number in so many digits, the highest first. */
function toDigits(value: bigint, length: number): string {
  let digits = ''
  const base = BigInt(DIGITS.length)
  for (let rest = value; digits.length < length; rest /= base) {
    digits = (DIGITS[Number(rest % base)] ?? '') + digits
  }
  return digits
}

/** Whether a bearer token claims to be an API token. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** Whether it can be one: nothing is missing or mistyped, as its checksum says without the store. */
export function hasApiTokenForm(token: string): boolean {
  if (!CHECKED.test(token)) return UNCHECKED.test(token)
  const end = token.length - CHECKSUM_LENGTH
  return checksumOf(token.slice(0, end)) === token.slice(end)
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
