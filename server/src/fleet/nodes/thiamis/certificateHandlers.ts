import { issueThiamisCertificate, revokeThiamisCertificates } from '@airshed/schemas/calls'
import { sql } from 'kysely'
import { change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { AUTHORITY_ALGORITHM, type WebCryptoKey } from '../../../base/deviceAuthority/authority.ts'
import { addCertificate, revokeCertificates } from '../../deviceCertificates/certificateRows.ts'
import { keyOfRequest } from '../../deviceCertificates/certificateRequest.ts'
import { issueCertificate } from '../../deviceCertificates/issueCertificate.ts'
import { REVOCATIONS_PATH } from '../../deviceCertificates/registerAuthority.ts'
import { PemConverter, type PublicKey } from '../../../base/deviceAuthority/x509.ts'
import { holderOf } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import { keyMaker } from '../../../access/rights/makerHolds.ts'
import { readMqttUrl } from '../../../base/settings/mqttUrl.ts'

/** The key of a new certificate, and its private half in PEM if it was made here. */
interface CertificateKey {
  publicKey: PublicKey | WebCryptoKey
  privateKey: string | null
}

/** Certificates of devices: issued for a request or with a new key, and revoked. */
export function certificateHandlers(context: ServerContext): Handler[] {
  const { config, clock, deviceAuthority: authority } = context
  const nameAtBroker =
    config.mqttUrl === undefined ? undefined : readMqttUrl(config.mqttUrl)?.credentials?.user
  return [
    change(issueThiamisCertificate, {
      prepare: async ({ body }) => {
        if (authority === null) throw apiError('DEVICE_CA_MISSING')
        return keyOf(body)
      },
      run: async ({ tx, row, caller, record, prepared: { publicKey, privateKey } }) => {
        if (authority === null) throw apiError('DEVICE_CA_MISSING')
        const { id: nodeId, serial } = row
        // A broker would give such a device the rights of the server.
        if (serial === nameAtBroker) throw apiError('SERIAL_OF_SERVER', { serial })
        const now = clock()
        const revocationsUrl = `${config.publicUrl}${REVOCATIONS_PATH}`
        const issued = await issueCertificate(authority, { serial, publicKey, revocationsUrl, now })
        const { serialNumber } = issued
        const expiresAt = issued.notAfter.getTime()
        await addCertificate(tx, {
          serialNumber,
          nodeId,
          userId: keyMaker(caller),
          organizationId: String(holderOf(row)),
          issuedAt: now,
          expiresAt,
        })
        record({
          rowId: nodeId,
          detail: { serial_number: serialNumber, expires_at: expiresAt, has_request: !privateKey },
        })
        const parts = [issued.toString('pem'), authority.certificate.toString('pem'), privateKey]
        const text = parts.filter((part) => part !== null).join('\n')
        return new File([`${text}\n`], `${serial}.crt`)
      },
    }),
    change(revokeThiamisCertificates, {
      run: async ({ tx, row, record, unchanged }) => {
        const revoked = await revokeCertificates(tx, sql`array[${row.id}]::text[]`, clock())
        if (revoked.length === 0) unchanged()
        else record({ rowId: row.id })
        return null
      },
    }),
  ]
}

/** @throws CSR_REFUSED */
async function keyOf(body: unknown): Promise<CertificateKey> {
  if (Buffer.isBuffer(body) && body.length > 0) {
    return { publicKey: await keyOfRequest(body), privateKey: null }
  }
  const keys = await crypto.subtle.generateKey(AUTHORITY_ALGORITHM, true, ['sign', 'verify'])
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { publicKey: keys.publicKey, privateKey: PemConverter.encode(pkcs8, 'PRIVATE KEY') }
}
