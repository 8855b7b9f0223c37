import { integrityOf } from '../archive/integrity.ts'

/** What a signature is for; no other program signs texts that begin so. */
const CONTEXT = 'Airshed plugin archive, signature 1'

/** What a signature is about. */
export interface SignedParts {
  id: string
  version: string
  /** The author's, in base64. */
  publicKey: string
  /** Content of `airshed.json`, which has the digests of all other files. */
  index: Uint8Array
}

/**
 * The text that is signed: context, id, version, public key and the digest of `airshed.json`, a line
 * each. None of them can hold a line break, so no two archives have the same text.
 */
export const signedText = ({ id, version, publicKey, index }: SignedParts): Uint8Array =>
  new TextEncoder().encode([CONTEXT, id, version, publicKey, integrityOf(index), ''].join('\n'))
