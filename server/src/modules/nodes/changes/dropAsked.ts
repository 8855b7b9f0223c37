import { PRIVATE_SETTINGS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../store/tables.ts'

/**
 * Removes what previous users requested of devices: their own keys are revoked, their commands are dropped, and so
 * are requested settings that the device has not fetched yet. Settings that a device reported are kept, and so are
 * its scripts, without the names of the requesters; its debug logs, reported facts and network settings are
 * deleted.
 */
export async function dropAsked(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const which = sql`${[...ids]}::text[]`
  await sql`delete from device_commands where node_id = any(${which})`.execute(tx)
  await dropPrivate(tx, ids)
  await sql`update device_settings as setting
    set desired = null, desired_version = null, asked_at = null, refused_version = null,
      refused_reason = null
    from device_channels as channel
    where channel.node_id = setting.node_id and setting.node_id = any(${which})
      and ${isNotTaken}`.execute(tx)
  await sql`delete from device_settings
    where node_id = any(${which}) and desired is null and reported is null`.execute(tx)
  await sql`update device_settings set asked_by = null
    where node_id = any(${which}) and asked_by is not null`.execute(tx)
  await sql`update device_script_versions set saved_by = ''
    where node_id = any(${which})`.execute(tx)
  await sql`delete from device_debug_lines where node_id = any(${which})`.execute(tx)
  await sql`delete from device_facts where node_id = any(${which})`.execute(tx)
  await sql`update device_channels
    set key_hash = null, key_made_at = null, key_made_by = null, mqtt_seen_at = null
    where node_id = any(${which})`.execute(tx)
}

/**
 * Deletes the network settings of devices, and passwords that they have not fetched, because the next user creates
 * a key for the device and would receive what was requested of it. The device reports its network again.
 */
export async function dropPrivate(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`delete from device_settings where node_id = any(${[...ids]}::text[])
    and sensor_id = '' and name = any(${[...PRIVATE_SETTINGS]}::text[])`.execute(tx)
}

/** Condition on `setting` and `channel`: requested, but not reported, refused or fetched yet. */
export const isNotTaken = sql<boolean>`(setting.desired_version
  > greatest(channel.reported_version, channel.fetched_version))`
