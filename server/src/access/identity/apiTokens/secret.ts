import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'airshed_'
const SECRET_BYTES = 32
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Base-62 digits needed for 256 bits, and for 32 bits. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6

const CHECKED = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)
/** Tokens from before there were checksums: base64url. */
const UNCHECKED = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`)

/**
 * Makes a new API token: a prefix that makes leaks easy to find, 256 random bits, and a checksum that lets
 * scanners and servers detect a mistyped token without looking it up.
 */
export function makeApiToken(): string {
  const secret = toDigits(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH)
  return `${PREFIX}${secret}${checksumOf(PREFIX + secret)}`
}

/** CRC-32 (as in ZIP files) of a text, as six base-62 digits. */
export function checksumOf(text: string): string {
  return toDigits(BigInt(crc32(text)), CHECKSUM_LENGTH)
}

/** A number as base-62 digits, padded to `length`, most significant first. */
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

/** Whether the text has the form of a token and a valid checksum, if it has any; this does not need the store. */
export function hasApiTokenForm(token: string): boolean {
  if (!CHECKED.test(token)) return UNCHECKED.test(token)
  const end = token.length - CHECKSUM_LENGTH
  return checksumOf(token.slice(0, end)) === token.slice(end)
}

/** SHA-256 of an API token in hexadecimal, which the store keeps instead of the token. */
export function hashApiToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares two such hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
