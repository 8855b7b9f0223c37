import { createHash, randomBytes } from 'node:crypto'

/** Minimum length of a user-chosen key. */
export const INGEST_KEY_LENGTH_MIN = 20
/** Name of the key that an organization is created with. */
export const FIRST_KEY_NAME = 'First key'

/** SHA-256 of an ingest key in hexadecimal, which is stored instead of the key. */
export function hashIngestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** A new ingest key: `ak_` and 192 random bits. */
export function makeIngestKey(): string {
  return `ak_${randomBytes(24).toString('base64url')}`
}
