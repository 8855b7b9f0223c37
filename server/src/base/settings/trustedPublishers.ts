import { publicKeyProblem } from '@airshed/plugin-archive/keys'

/** An author whom the operator of a server knows. */
export interface TrustedPublisher {
  /** The name given by the operator. */
  readonly name: string
  /** Ed25519, 32 bytes in base64. */
  readonly publicKey: string
}

const EXPECTED =
  'expected publishers as name=key, separated by commas, the key as airshed-plugin keys shows it'
/** A name of letters, digits and the punctuation of names, at most 60 characters. */
const NAME = /^(?=.{1,60}$)[\p{L}\p{N}](?:[\p{L}\p{N} .&'’()-]*[\p{L}\p{N}.)])?$/u

/**
 * Reads `AIRSHED_TRUSTED_PUBLISHERS`.
 *
 * @param text undefined: no publisher
 * @returns `problem`: what was expected and what was given, if the value is invalid
 */
export function readTrustedPublishers(text: string | undefined): {
  trustedPublishers: readonly TrustedPublisher[]
  problem?: string
} {
  const trustedPublishers: TrustedPublisher[] = []
  for (const entry of text?.split(',') ?? []) {
    // Keys end with the same character that ends the name, so the first one counts.
    const at = entry.indexOf('=')
    const name = entry.slice(0, Math.max(at, 0)).trim()
    const publicKey = entry.slice(at + 1).trim()
    const wrong = NAME.test(name) ? publicKeyProblem(publicKey) : 'a name that is not valid'
    const isTwice = trustedPublishers.some(
      (other) => other.name === name || other.publicKey === publicKey,
    )
    if (wrong !== null || isTwice) {
      const why = wrong ?? 'a name or a key that is listed twice'
      return {
        trustedPublishers: [],
        problem: `${EXPECTED}, got ${why} in ${JSON.stringify(entry.trim())}`,
      }
    }
    trustedPublishers.push({ name, publicKey })
  }
  return { trustedPublishers }
}
