import type { NodeFacts } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'

const UNREPORTED = { battery: null, network: null, location: null }

/**
 * What a device last reported about itself.
 *
 * @param isOwners whether the caller belongs to its owner or lessee. Only they see its network and the location that
 *   it reports, because a location that was set by hand may be vague on purpose
 */
export async function factsView(
  db: Kysely<Tables>,
  nodeId: string,
  isOwners: boolean,
): Promise<NodeFacts> {
  const [row, firmware] = await Promise.all([
    db.selectFrom('device_facts').selectAll().where('node_id', '=', nodeId).executeTakeFirst(),
    firmwareOf(db, nodeId),
  ])
  if (row === undefined) return { ...UNREPORTED, firmware }
  return {
    battery:
      row.battery_at === null
        ? null
        : {
            volts: row.battery_volts,
            percent: row.battery_percent,
            is_charging: row.is_charging,
            reported_at: row.battery_at,
          },
    network:
      row.network_at === null || row.network_kind === null
        ? null
        : {
            kind: row.network_kind,
            name: isOwners ? row.network_name : null,
            signal_dbm: row.signal_dbm,
            reported_at: row.network_at,
          },
    location:
      !isOwners || row.location_at === null || row.latitude === null || row.longitude === null
        ? null
        : {
            latitude: row.latitude,
            longitude: row.longitude,
            accuracy_m: row.accuracy_m,
            reported_at: row.location_at,
          },
    firmware,
  }
}

async function firmwareOf(db: Kysely<Tables>, nodeId: string): Promise<NodeFacts['firmware']> {
  const row = await db
    .selectFrom('device_channels')
    .select(['firmware', 'hardware'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  const { firmware: version = null, hardware = null } = row ?? {}
  return version === null ? null : { version, hardware }
}
