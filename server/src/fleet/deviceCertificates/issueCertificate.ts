import { DAY_MS } from '@airshed/domain'
import {
  CLOCKS_DIFFER_MS,
  AUTHORITY_ALGORITHM,
  type DeviceAuthority,
  type WebCryptoKey,
} from '../../base/deviceAuthority/authority.ts'
import { randomSerialNumber } from '../../base/deviceAuthority/serialNumber.ts'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type PublicKey,
  type X509Certificate,
} from '../../base/deviceAuthority/x509.ts'

/** For how long a certificate is valid, ms. */
const CERTIFICATE_VALID_MS = 365 * DAY_MS

interface Issuing {
  /** Serial of the device, which becomes the subject. */
  serial: string
  publicKey: PublicKey | WebCryptoKey
  /** Address of the list of revocations. */
  revocationsUrl: string
  /** ms UTC */
  now: number
}

/**
 * Issues a certificate with which a device shows who it is to a TLS server (RFC 5280), and nothing else. It is valid for
 * {@link CERTIFICATE_VALID_MS}, or as long as that of the authority if that ends earlier.
 */
export async function issueCertificate(
  { certificate: authority, key }: DeviceAuthority,
  { serial, publicKey, revocationsUrl, now }: Issuing,
): Promise<X509Certificate> {
  const end = Math.min(now + CERTIFICATE_VALID_MS, authority.notAfter.getTime())
  return X509CertificateGenerator.create({
    serialNumber: randomSerialNumber(),
    subject: new Name([{ CN: [{ utf8String: serial }] }]),
    issuer: authority.subjectName,
    notBefore: new Date(now - CLOCKS_DIFFER_MS),
    notAfter: new Date(end),
    publicKey,
    signingKey: key,
    signingAlgorithm: AUTHORITY_ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth]),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(authority),
      new CRLDistributionPointsExtension([revocationsUrl]),
    ],
  })
}
