import { createHash } from 'node:crypto'

/** SHA-384 of bytes in the format of `integrity` attributes: `sha384-` and 64 characters of base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
