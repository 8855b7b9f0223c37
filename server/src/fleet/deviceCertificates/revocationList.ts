import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type { ServerContext } from '../../context.ts'
import {
  AUTHORITY_ALGORITHM,
  CLOCKS_DIFFER_MS,
  type DeviceAuthority,
} from '../../base/deviceAuthority/authority.ts'
import { endedCertificates, type EndedCertificate } from './certificateRows.ts'
import {
  AuthorityKeyIdentifierExtension,
  Extension,
  X509CrlGenerator,
  X509CrlReason,
  type X509Crl,
} from '../../base/deviceAuthority/x509.ts'

/**
 * How long a broker may use a list, ms. One that cannot fetch a newer one for so long refuses every device, so this is
 * more than an outage lasts.
 */
export const NEXT_UPDATE_MS = 7 * DAY_MS
/** After how long the same list is signed anew, ms. */
const SIGNED_ANEW_MS = HOUR_MS
const CRL_NUMBER_OID = '2.5.29.20'

/** Creates the function that gives the list of revocations (RFC 5280, section 5) as it is at the moment. */
export function createRevocationList(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  authority: DeviceAuthority,
): () => Promise<X509Crl> {
  let last: { of: string; at: number; list: Promise<X509Crl> } | undefined
  return async () => {
    const now = clock()
    const ended = await endedCertificates(store.db, now)
    const of = JSON.stringify(ended)
    if (last === undefined || last.of !== of || now - last.at >= SIGNED_ANEW_MS) {
      last = { of, at: now, list: signedList(authority, ended, now) }
    }
    return last.list
  }
}

async function signedList(
  { certificate, key }: DeviceAuthority,
  ended: readonly EndedCertificate[],
  now: number,
): Promise<X509Crl> {
  return X509CrlGenerator.create({
    issuer: certificate.subjectName,
    thisUpdate: new Date(now - CLOCKS_DIFFER_MS),
    nextUpdate: new Date(now + NEXT_UPDATE_MS),
    entries: ended.map(({ serial_number: serialNumber, revoked_at: at }) => ({
      serialNumber,
      revocationDate: new Date(at ?? now),
      // The only reason from which there is a way back.
      ...(at === null ? { reason: X509CrlReason.certificateHold } : {}),
    })),
    signingAlgorithm: AUTHORITY_ALGORITHM,
    signingKey: key,
    extensions: [
      await AuthorityKeyIdentifierExtension.create(certificate),
      // It must rise from list to list, also with another process.
      new Extension(CRL_NUMBER_OID, false, derInteger(now)),
    ],
  })
}

/** A positive integer in DER. */
function derInteger(value: number): ArrayBuffer {
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  // A leading bit would make it negative.
  const body = (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes
  return new Uint8Array([0x02, body.length, ...body]).buffer
}
