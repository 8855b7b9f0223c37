import type { X509Certificate } from './x509.ts'

/** A key of Web Crypto, by the types of Node.js as by those of browsers. */
export type WebCryptoKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** The authority that issues the certificates of devices. */
export interface DeviceAuthority {
  certificate: X509Certificate
  /** What it signs with; cannot be exported. */
  key: WebCryptoKey
}

/** How the authority signs: ECDSA on P-256, which every broker and library knows. */
export const AUTHORITY_ALGORITHM = {
  name: 'ECDSA',
  namedCurve: 'P-256',
  hash: 'SHA-256',
} as const

/** How far a clock of a broker or a device may be behind that of the server, ms. */
export const CLOCKS_DIFFER_MS = 5 * 60_000
