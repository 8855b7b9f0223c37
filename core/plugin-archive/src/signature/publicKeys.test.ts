import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, publicKeyProblem, publicKeyText, readPublicKey } from './publicKeys.ts'

const FIELD = 2n ** 255n - 19n
const key = (bytes: Buffer): string => bytes.toString('base64')
/** A point as it is written: y, and the bit that chooses between its two x. */
const point = (y: bigint, sign = 0): string => {
  const hex = (y | (BigInt(sign) << 255n)).toString(16).padStart(64, '0')
  return key(Buffer.from(Buffer.from(hex, 'hex').toReversed()))
}

/** The constant of the curve, -121665/121666, and division in its field. */
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = base % FIELD
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % FIELD
    square = (square * square) % FIELD
  }
  return result
}
const inverse = (value: bigint): bigint => power(value, FIELD - 2n)
const xSquaredOf = (y: bigint): bigint =>
  (((y * y + FIELD - 1n) % FIELD) * inverse((D * y * y + 1n) % FIELD)) % FIELD

const littleEndian = (hex: string): bigint =>
  BigInt(`0x${Buffer.from(Buffer.from(hex, 'hex').toReversed()).toString('hex')}`)

/** y of the eight points of small order, as lists of such points give them. */
const SMALL = [
  1n,
  FIELD - 1n,
  0n,
  littleEndian('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'),
  littleEndian('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'),
]

describe('a public key', () => {
  const pair = generateKeyPairSync('ed25519')
  const text = publicKeyText(pair.privateKey)

  it('derives the same text from both halves of a pair, and reads it back', () => {
    expect(publicKeyText(pair.publicKey)).toBe(text)
    expect(publicKeyProblem(text)).toBeNull()
    expect(readPublicKey(text).equals(pair.publicKey)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['too short', key(Buffer.alloc(31, 1))],
    ['too long', key(Buffer.alloc(33, 1))],
    ['as long as one of P-256', key(Buffer.alloc(65, 4))],
    ['in the letters of addresses', `${'_'.repeat(42)}A=`],
    ['spelled with bits to spare', `${text.slice(0, -2)}${text.at(-2) === 'B' ? 'C' : 'B'}=`],
    ['with a line break', `${text}\n`],
  ])('refuses a public key: %s', (_, wrong) => {
    expect(publicKeyProblem(wrong)).toBe('a text that is not 32 bytes in base64')
  })

  it.each(SMALL.flatMap((y) => [point(y), point(y, 1)]))(
    'refuses a key of small order: %s',
    (weak) => {
      expect(publicKeyProblem(weak)).toContain('small order')
    },
  )

  it('refuses a number outside the field, which would spell a point twice', () => {
    for (const y of [FIELD, FIELD + 1n, FIELD + 18n]) {
      expect(publicKeyProblem(point(y))).toBe('a number outside the field of the curve')
      expect(publicKeyProblem(point(y, 1))).toBe('a number outside the field of the curve')
    }
  })

  it('finds exactly five y of small order, by doubling thrice on the curve', () => {
    for (const y of SMALL) {
      // Doubling: y′ = (y² + x²) / (2 + x² - y²) on -x² + y² = 1 + dx²y².
      let current = y
      for (let step = 0; step < 3; step += 1) {
        const square = (current * current) % FIELD
        const xSquared = xSquaredOf(current)
        current = ((square + xSquared) * inverse((2n + xSquared - square + FIELD) % FIELD)) % FIELD
      }
      expect(current).toBe(1n)
    }
  })
})

describe('the fingerprint of a key', () => {
  it('a fingerprint has five groups of four letters, the same for the same key', () => {
    const text = key(Buffer.alloc(32, 7))
    expect(fingerprintOf(text)).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){4}$/)
    expect(fingerprintOf(text)).toBe(fingerprintOf(text))
    expect(fingerprintOf(key(Buffer.alloc(32, 8)))).not.toBe(fingerprintOf(text))
  })

  it('equals base32 of SHA-256 as other programs write it', () => {
    // head -c 32 /dev/zero | sha256sum | xxd -r -p | base32
    expect(fingerprintOf(key(Buffer.alloc(32)))).toBe('mzuh-vlpy-mk6x-o3ep-ygfy')
  })
})
