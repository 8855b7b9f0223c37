import { randomBytes } from 'node:crypto'

/** Crockford’s base 32, without letters that resemble digits, so a code can be read aloud and typed. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 20

/** A new code for a public page: 100 random bits. */
export const makePublicCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
