import { randomBytes } from 'node:crypto'

/**
 * A serial number of a certificate: 126 random bits in hexadecimal. It is positive and never has a leading zero, so
 * every tool writes it in the same way.
 */
export function randomSerialNumber(): string {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytes.toString('hex')
}
