import type { RoleKeys } from '@airshed/schemas'
import { sql } from 'kysely'
import { isWorking } from '../../access/ingestKeys/ingestKeyRows.ts'
import {
  deviceCertificateIsHeld,
  deviceKeyWorks,
  ingestKeyIsHeld,
} from '../../access/rights/makerHolds.ts'
import type { Db } from '../../storage/store/db.ts'

/** Finds the keys that a user made for an organization; undefined: there are none that work. */
type KeysOf = (userId: string, organizationId: string) => RoleKeys | undefined

/**
 * Counts the working keys that each of these users made, by organization: ingest keys, and devices with a key
 * or a certificate of their own.
 *
 * @param now ms UTC
 */
export async function keysOfMakers(
  db: Db,
  userIds: readonly string[],
  now: number,
): Promise<KeysOf> {
  const ids = [...userIds]
  const { rows } = await sql<RoleKeys & { user_id: string; organization_id: string }>`
    select user_id, organization_id,
      count(*) filter (where node_id is null)::int4 as ingest_keys,
      count(distinct node_id)::int4 as devices
    from (
      select ingest_keys.created_by as user_id, ingest_keys.organization_id, null::text as node_id
      from ingest_keys
      where ingest_keys.created_by = any(${ids}::text[]) and ${isWorking(now)} and ${ingestKeyIsHeld()}
      union all
      select device_channels.key_user_id, device_channels.key_organization_id, device_channels.node_id
      from device_channels
      where device_channels.key_user_id = any(${ids}::text[])
        and device_channels.key_hash is not null and ${deviceKeyWorks()}
      union all
      select device_certificates.user_id, device_certificates.organization_id,
        device_certificates.node_id
      from device_certificates
      where device_certificates.user_id = any(${ids}::text[]) and device_certificates.node_id is not null
        and device_certificates.revoked_at is null and device_certificates.expires_at > ${now}::int8
        and ${deviceCertificateIsHeld()}
    ) as made
    group by user_id, organization_id`.execute(db)
  const found = new Map(
    rows.map(({ user_id: userId, organization_id: organizationId, ingest_keys, devices }) => [
      `${userId} ${organizationId}`,
      { ingest_keys, devices },
    ]),
  )
  return (userId, organizationId) => found.get(`${userId} ${organizationId}`)
}
