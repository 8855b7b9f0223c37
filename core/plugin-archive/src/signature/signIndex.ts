import { sign, type KeyObject } from 'node:crypto'
import type { ArchiveSignature } from './archiveSignature.ts'
import { publicKeyText } from './publicKeys.ts'
import { signedText, type SignedParts } from './signedText.ts'

/**
 * Signs an archive through its `airshed.json`. Ed25519 is deterministic: the same archive and key give
 * the same signature.
 *
 * @param privateKey an Ed25519 key
 */
export function signIndex(
  parts: Omit<SignedParts, 'publicKey'>,
  privateKey: KeyObject,
): ArchiveSignature {
  const publicKey = publicKeyText(privateKey)
  return {
    algorithm: 'ed25519',
    publicKey,
    signature: sign(null, signedText({ ...parts, publicKey }), privateKey).toString('base64'),
  }
}
