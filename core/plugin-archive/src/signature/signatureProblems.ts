import { verify } from 'node:crypto'
import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { SIGNATURE_FILE, type ArchiveSignature } from './archiveSignature.ts'
import { fingerprintOf, publicKeyProblem, readPublicKey } from './publicKeys.ts'
import { signedText, type SignedParts } from './signedText.ts'

/**
 * Why a signature does not prove that the holder of its key made the archive. Whether the files match
 * `airshed.json` is checked elsewhere.
 */
export function signatureProblems(
  { publicKey, signature }: ArchiveSignature,
  parts: Omit<SignedParts, 'publicKey'>,
): ArchiveProblem[] {
  const got = publicKeyProblem(publicKey)
  if (got !== null) {
    return [archiveProblem('ARCHIVE_KEY_INVALID', `${SIGNATURE_FILE}#/publicKey`, { got })]
  }
  const isGood = verify(
    null,
    signedText({ ...parts, publicKey }),
    readPublicKey(publicKey),
    Buffer.from(signature, 'base64'),
  )
  if (isGood) return []
  const { id, version } = parts
  return [
    archiveProblem('ARCHIVE_SIGNATURE_BROKEN', SIGNATURE_FILE, {
      name: `${id} ${version}`,
      key: fingerprintOf(publicKey),
    }),
  ]
}
