import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { PUBLIC_KEY_PATTERN } from '@airshed/schemas'

const SPELLING = new RegExp(PUBLIC_KEY_PATTERN)
/** Prime of the field of Curve25519. */
const FIELD = 2n ** 255n - 19n
const SIGN_BIT = 1n << 255n
/**
 * The y coordinates of the eight points whose order divides 8 (orders 1, 2, 4 and 8). With such a key,
 * anybody can forge a signature that is valid for any text. Older OpenSSL versions accept them (3.0, in
 * Node 20).
 */
const SMALL_ORDER = new Set([
  1n,
  FIELD - 1n,
  0n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
])

/** Little-endian number without the bit that selects one of the two x coordinates for y. */
const yOf = (bytes: Buffer): bigint =>
  BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`) & (SIGN_BIT - 1n)

/**
 * Why a public key as text (32 bytes of Ed25519 in base64) cannot be used, worded to follow "got";
 * null: it can be used.
 */
export function publicKeyProblem(text: string): string | null {
  if (!SPELLING.test(text)) return 'a text that is not 32 bytes in base64'
  const y = yOf(Buffer.from(text, 'base64'))
  if (y >= FIELD) return 'a number outside the field of the curve'
  return SMALL_ORDER.has(y) ? 'a point of small order, with which anybody can sign' : null
}

/** A public key for checking signatures. @throws if the text is not a key */
export function readPublicKey(text: string): KeyObject {
  const x = Buffer.from(text, 'base64').toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

/** The public half of an Ed25519 key pair as text, from either half. */
export function publicKeyText(key: KeyObject): string {
  const publicHalf = key.type === 'private' ? createPublicKey(key) : key
  const { x = '' } = publicHalf.export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const GROUPS = 5
const GROUP_LETTERS = 4

/**
 * A public key for people to compare: 100 bits of its SHA-256 in base32, such as
 * `k3fd-7qmz-…` with five groups. Programs compare whole keys.
 */
export function fingerprintOf(publicKey: string): string {
  const digest = createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')
  const bits = BigInt(`0x${digest}`).toString(2).padStart(256, '0')
  const group = (index: number): string =>
    Array.from({ length: GROUP_LETTERS }, (_, letter) => {
      const at = (index * GROUP_LETTERS + letter) * 5
      return LETTERS[Number.parseInt(bits.slice(at, at + 5), 2)]
    }).join('')
  return Array.from({ length: GROUPS }, (_, index) => group(index)).join('-')
}
