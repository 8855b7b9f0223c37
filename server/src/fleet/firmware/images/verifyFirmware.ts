import { verify } from 'node:crypto'
import { readPublicKey } from '@airshed/plugin-archive/keys'
import { firmwareStatement, type FirmwareClaim } from '@airshed/domain'

/**
 * The key that signed a firmware image.
 *
 * @param signature Ed25519, 64 bytes in base64
 * @param keys public keys that count, 32 bytes in base64
 * @returns null: none of them
 */
export function signerOf(
  claim: FirmwareClaim,
  signature: string,
  keys: readonly string[],
): string | null {
  const text = Buffer.from(firmwareStatement(claim))
  const bytes = Buffer.from(signature, 'base64')
  return keys.find((key) => verify(null, text, readPublicKey(key), bytes)) ?? null
}
