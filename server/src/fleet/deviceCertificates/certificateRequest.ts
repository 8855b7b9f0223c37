import { createPublicKey, type KeyObject } from 'node:crypto'
import { apiError } from '../../base/errors.ts'
import {
  PemConverter,
  Pkcs10CertificateRequest,
  type PublicKey,
} from '../../base/deviceAuthority/x509.ts'

const CURVES = ['prime256v1', 'secp384r1']
/** Smaller keys are weak, and larger ones cost the broker more at each connection than they gain, bits. */
const RSA_BITS = { min: 2048, max: 4096 }
const RSA_EXPONENT_MIN = 65_537n
const HASHES = ['SHA-256', 'SHA-384', 'SHA-512']
const KEYS_EXPECTED = `an EC key on P-256 or P-384, Ed25519, or RSA with ${RSA_BITS.min} to ${RSA_BITS.max} bits`
const REQUEST_LABEL = /^(NEW )?CERTIFICATE REQUEST$/

/**
 * Reads a certificate request (PKCS#10, RFC 2986) in PEM or DER. Only its key counts: whoever sends it proves with its
 * signature that they have the private half. Its subject and its extensions are ignored.
 *
 * @throws CSR_REFUSED for anything else, for keys of other kinds or sizes, and for a wrong signature
 */
export async function keyOfRequest(bytes: Uint8Array): Promise<PublicKey> {
  const request = parsed(bytes)
  const { publicKey, signatureAlgorithm } = request
  // Before the signature is checked, which would take long with a huge key.
  requireGoodKey(publicKey)
  const hash = (signatureAlgorithm as { hash?: { name: string } }).hash?.name
  if (hash !== undefined && !HASHES.includes(hash)) {
    throw refused(`a signature with ${HASHES.join(', ')}`, hash)
  }
  const isProven = await request.verify().catch(() => false)
  if (!isProven) throw refused('a signature by its own key', 'another signature')
  return publicKey
}

function parsed(bytes: Uint8Array): Pkcs10CertificateRequest {
  try {
    return new Pkcs10CertificateRequest(derOf(bytes))
  } catch {
    throw refused('a certificate request (PKCS#10) in PEM or DER', 'something else')
  }
}

/** @throws Error if it is PEM of anything but one request */
function derOf(bytes: Uint8Array): ArrayBuffer {
  const text = Buffer.from(bytes).toString('latin1')
  if (!text.includes('-----BEGIN ')) return new Uint8Array(bytes).buffer
  const [block, ...more] = PemConverter.decodeWithHeaders(text)
  if (block === undefined || more.length > 0 || !REQUEST_LABEL.test(block.type)) {
    throw new Error('Expected one certificate request')
  }
  return block.rawData
}

function requireGoodKey({ rawData }: PublicKey): void {
  let key: KeyObject
  try {
    key = createPublicKey({ key: Buffer.from(rawData), format: 'der', type: 'spki' })
  } catch {
    throw refused(KEYS_EXPECTED, 'a key that cannot be read')
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details = {} } = key
  const { namedCurve = '', modulusLength: bits = 0, publicExponent: exponent = 0n } = details
  if (type === 'ed25519') return
  if (type === 'ec') {
    if (CURVES.includes(namedCurve)) return
    throw refused(KEYS_EXPECTED, `EC on ${namedCurve || 'an unnamed curve'}`)
  }
  if (type !== 'rsa') throw refused(KEYS_EXPECTED, String(type))
  if (bits < RSA_BITS.min || bits > RSA_BITS.max) throw refused(KEYS_EXPECTED, `RSA, ${bits} bits`)
  if (exponent < RSA_EXPONENT_MIN) throw refused(KEYS_EXPECTED, `RSA, exponent ${exponent}`)
}

const refused = (expected: string, got: string) => apiError('CSR_REFUSED', { expected, got })
