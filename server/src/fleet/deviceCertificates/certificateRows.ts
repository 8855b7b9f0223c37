import { DAY_MS } from '@airshed/domain'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import { deviceCertificateIsHeld } from '../../access/rights/makerHolds.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** For how long the former certificates of a device still work after a new one was issued, ms. */
export const OVERLAP_MS = 7 * DAY_MS
/** Certificates of a device that one organization may have issued and that have not expired. */
export const CERTIFICATES_MAX = 50

type Tx = Transaction<Tables>

interface IssuedCertificate {
  serialNumber: string
  nodeId: string
  /** Whose right it is tied to. */
  userId: string
  /** In whose name it is issued. */
  organizationId: string
  issuedAt: number
  expiresAt: number
}

/**
 * Stores a new certificate of a device. Its former ones work for {@link OVERLAP_MS} more, so that the device can be
 * reached with them until it has the new one. Call it with the device locked.
 *
 * @throws CERTIFICATE_LIMIT
 */
export async function addCertificate(tx: Tx, issued: IssuedCertificate): Promise<void> {
  const { nodeId, organizationId, issuedAt } = issued
  const { count } = await tx
    .selectFrom('device_certificates')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('node_id', '=', nodeId)
    .where('organization_id', '=', organizationId)
    .where('expires_at', '>', issuedAt)
    .executeTakeFirstOrThrow()
  if (count >= CERTIFICATES_MAX)
    throw apiError('CERTIFICATE_LIMIT', { limit: String(CERTIFICATES_MAX) })
  await tx
    .updateTable('device_certificates')
    .set({ revoked_at: sql<number>`least(revoked_at, ${issuedAt + OVERLAP_MS}::int8)` })
    .where('node_id', '=', nodeId)
    .execute()
  await tx
    .insertInto('device_certificates')
    .values({
      serial_number: issued.serialNumber,
      node_id: nodeId,
      issued_at: issuedAt,
      expires_at: issued.expiresAt,
      user_id: issued.userId,
      organization_id: organizationId,
      revoked_at: null,
    })
    .execute()
}

/** Condition: the certificate has neither expired nor been revoked. @param now ms UTC */
const isInForce = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(device_certificates.expires_at > ${now}::int8
    and (device_certificates.revoked_at is null or device_certificates.revoked_at > ${now}::int8))`

/**
 * Revokes the certificates of devices.
 *
 * @param ids SQL of a text array
 * @param which condition on the rows of `device_certificates` and `nodes`. Default: all of them
 * @param now ms UTC
 * @returns the devices that had one in force
 */
export async function revokeCertificates(
  tx: Tx,
  ids: RawBuilder<unknown>,
  now: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<{ node_id: string }[]> {
  const { rows } = await sql<{ node_id: string }>`with revoked as (
      update device_certificates set revoked_at = ${now}::int8
      from nodes where nodes.id = device_certificates.node_id
        and device_certificates.node_id = any(${ids}) and ${isInForce(now)} and ${which}
      returning device_certificates.node_id)
    select distinct node_id from revoked`.execute(tx)
  return rows
}

/** A certificate that has not expired and does not work. */
export interface EndedCertificate {
  serial_number: string
  /** ms UTC; null: it works again once its maker has the right back. */
  revoked_at: number | null
}

/** The certificates that have ended, in a stable order. @param now ms UTC */
export async function endedCertificates(db: Db, now: number): Promise<EndedCertificate[]> {
  const { rows } = await sql<EndedCertificate>`select serial_number, case
      when not ${isInForce(now)} then revoked_at when node_id is null then issued_at end as revoked_at
    from device_certificates
    where expires_at > ${now}::int8
      and (node_id is null or not ${isInForce(now)} or not ${deviceCertificateIsHeld()})
    order by serial_number`.execute(db)
  return rows.map((row) => ({
    ...row,
    revoked_at: row.revoked_at === null ? null : Number(row.revoked_at),
  }))
}
