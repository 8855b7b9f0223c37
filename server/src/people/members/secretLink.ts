import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Pattern of a link's secret, for the path of a route. */
export const SECRET_PATTERN = '^[\\w-]{43}$'

/** A new secret for a link: 256 random bits. */
export const makeLinkSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** SHA-256 of a link's secret in hexadecimal, which the store keeps instead of the secret. */
export const hashLinkSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
