import { createHash, randomBytes } from 'node:crypto'

/** Prefix of a device key, so that it is never mistaken for the key of an organization. */
const BEGINNING = 'dk_'

/** A new key: 192 random bits. */
export const makeDeviceKey = (): string => BEGINNING + randomBytes(24).toString('base64url')

/** SHA-256 in hexadecimal, which is stored instead of the key. */
export const hashDeviceKey = (key: string): string => createHash('sha256').update(key).digest('hex')

export const isDeviceKey = (key: string): boolean => key.startsWith(BEGINNING)
