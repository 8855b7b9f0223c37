import { PluginPublicKey } from '@airshed/schemas'
import { Type, type Static } from 'typebox'

/** The file with the signature of the archive; absent if it is not signed. */
export const SIGNATURE_FILE = 'signature.json'

/** `signature.json`: a signature of `airshed.json`, which has the digest of every other file. */
export const ArchiveSignature = Type.Object(
  {
    algorithm: Type.Literal('ed25519'),
    publicKey: PluginPublicKey,
    // 64 bytes in base64; the last letter has no bits to spare, so each signature has one spelling.
    signature: Type.String({ pattern: '^[A-Za-z0-9+/]{85}[AQgw]==$', maxLength: 88 }),
  },
  { additionalProperties: false },
)
export type ArchiveSignature = Static<typeof ArchiveSignature>
