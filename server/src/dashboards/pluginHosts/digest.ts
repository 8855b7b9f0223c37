import { createHash } from 'node:crypto'

/** Bytes of a SHA-384 that identify an archive in addresses. */
const DIGEST_BYTES = 16

const sha384 = (bytes: Uint8Array | string) => createHash('sha384').update(bytes)

/** SHA-384 of bytes as `integrity` attributes write it: `sha384-` and 64 characters of base64. */
export const integrityOf = (bytes: Uint8Array): string => `sha384-${sha384(bytes).digest('base64')}`

/** The name of an archive in addresses: the first 32 hexadecimal characters of its SHA-384. */
export const digestOf = (bytes: Uint8Array | string): string =>
  sha384(bytes).digest().subarray(0, DIGEST_BYTES).toString('hex')

/** The files of an archive are below it: a path relative to whichever origin is requested. */
export const baseUrlOf = (digest: string): string => `/plugins/${digest}/`
