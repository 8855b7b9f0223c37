import { DAY_MS } from '@airshed/domain'
import { randomSerialNumber } from './serialNumber.ts'
import { AUTHORITY_ALGORITHM, CLOCKS_DIFFER_MS } from './authority.ts'
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from './x509.ts'

/** Brokers are set up with its certificate once, so it outlives them: 20 years. */
const VALID_MS = 20 * 365.25 * DAY_MS

/**
 * Makes a new authority: its private key (PKCS#8) and its self-signed certificate, as the text of one PEM file.
 *
 * @param now ms UTC
 */
export async function makeAuthority(now: number): Promise<string> {
  const keys = await crypto.subtle.generateKey(AUTHORITY_ALGORITHM, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: randomSerialNumber(),
    name: 'CN=Airshed devices',
    notBefore: new Date(now - CLOCKS_DIFFER_MS),
    notAfter: new Date(now + VALID_MS),
    keys,
    signingAlgorithm: AUTHORITY_ALGORITHM,
    extensions: [
      // It issues certificates of devices only, no further authorities.
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return `${PemConverter.encode(key, 'PRIVATE KEY')}\n${certificate.toString('pem')}\n`
}
