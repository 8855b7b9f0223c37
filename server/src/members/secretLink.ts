import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** How the secret of a link looks in its path, for a route. */
export const SECRET_PATTERN = '^[\\w-]{43}$'

/** A new secret for a link: 256 random bits. */
export const makeLinkSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** SHA-256 of a link's secret in hexadecimal: what the store keeps instead of it. */
export const hashLinkSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
