import { integrityOf } from '../archive/integrity.ts'

/** Domain separation: no other program signs texts with this prefix. */
const CONTEXT = 'Airshed plugin archive, signature 1'

/** The parts covered by a signature. */
export interface SignedParts {
  id: string
  version: string
  /** Public key of the author, in base64. */
  publicKey: string
  /** Content of `airshed.json`, which has the digests of all other files. */
  index: Uint8Array
}

/**
 * The text that is signed: context, id, version, public key and the digest of `airshed.json`, one per
 * line. None of them can contain a line break, so no two archives have the same text.
 */
export const signedText = ({ id, version, publicKey, index }: SignedParts): Uint8Array =>
  new TextEncoder().encode([CONTEXT, id, version, publicKey, integrityOf(index), ''].join('\n'))
