import { DEFAULT_REPORTING_INTERVAL_MS, statusRank } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/** Tables with further rows of a device; data points are deleted along with their sensors. */
export const PARTS = [
  'node_shares',
  'public_links',
  'payload_fields',
  'import_nodes',
  'metric_nodes',
  'alert_nodes',
  'maintenance_window_nodes',
  'webhook_status_marks',
  'device_commands',
  'device_debug_lines',
  'device_facts',
  'device_scripts',
  'device_settings',
  'device_messages',
  'device_channels',
  'device_firmware',
  'firmware_rollout_devices',
  'calibration_measurements',
  'reporting_intervals',
  'data_points',
  'sensors',
] as const

/**
 * Deletes devices. Their readings become unreachable at once, because they are only found by data points; a job
 * removes them.
 *
 * @param now ms UTC
 */
export async function deleteNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await noteReadings(tx, ids, now)
  // What an import had created or found: a device that has the serial later is another one.
  await tx.deleteFrom('import_nodes').where(isAnyOf('node_id', ids)).execute()
  await tx.deleteFrom('nodes').where(isAnyOf('nodes.id', ids)).execute()
}

/**
 * Returns devices to the inventory as new: only their serials and types are left for the next owner. Because
 * someone owned them, they wait indefinitely: they neither expire nor count as devices brought in by strangers.
 *
 * @param now ms UTC
 */
export async function resetNodes(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await noteReadings(tx, ids, now)
  for (const part of PARTS) {
    await sql`delete from ${sql.table(part)} where node_id = any(${[...ids]}::text[])`.execute(tx)
  }
  // As with a deleted device: certificates without one have ended.
  await tx
    .updateTable('device_certificates')
    .set({ node_id: null })
    .where(isAnyOf('device_certificates.node_id', ids))
    .execute()
  await tx
    .updateTable('nodes')
    .set({
      name: '',
      description: '',
      tags: [],
      organization_id: null,
      payment_organization_id: null,
      leased_to: null,
      external_id: sql<string>`gen_random_uuid()::text`,
      timezone: 'UTC',
      timezone_source: 'default',
      reported_timezone: null,
      interval_ms: DEFAULT_REPORTING_INTERVAL_MS,
      last_online: null,
      status: 'inventory',
      status_before_hibernation: null,
      status_rank: statusRank('inventory'),
      latitude: null,
      longitude: null,
      location_type: 'auto',
      location_description: '',
      accepts_keyless: false,
      owner_accepts_keyless: null,
      profile_id: null,
      unclaimed_since: null,
      created_at: now,
    })
    .where(isAnyOf('nodes.id', ids))
    .execute()
}

/** Records the data points whose readings are to be removed. */
async function noteReadings(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await sql`insert into removed_data_points (key, removed_at)
    select key, ${now}::int8 from data_points where node_id = any(${[...ids]}::text[])`.execute(tx)
}
