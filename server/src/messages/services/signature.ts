import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Creates a secret for signing requests: 256 random bits. */
export const makeSigningSecret = (): string =>
  `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/**
 * The signature of a request according to the Standard Webhooks specification.
 *
 * @param timestamp seconds since 1970 UTC
 * @param secret `whsec_` and its bytes in Base64
 * @returns `v1,` and the HMAC-SHA256 in Base64
 */
export function signatureOf({
  id,
  timestamp,
  body,
  secret,
}: Readonly<Record<'id' | 'timestamp' | 'body' | 'secret', string>>): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return `v1,${digest}`
}
