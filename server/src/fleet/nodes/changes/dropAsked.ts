import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'

/**
 * Removes what is left of the previous users of devices, once `withdraw` has taken back what they requested: their
 * commands, debug logs and reported facts, and their names beside settings and scripts, which are kept.
 */
export async function dropAsked(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const which = sql`${[...ids]}::text[]`
  await sql`delete from device_commands where node_id = any(${which})`.execute(tx)
  await sql`update device_settings set asked_by = null
    where node_id = any(${which}) and asked_by is not null`.execute(tx)
  await sql`update device_script_versions set saved_by = ''
    where node_id = any(${which})`.execute(tx)
  await sql`delete from device_debug_lines where node_id = any(${which})`.execute(tx)
  await sql`delete from device_facts where node_id = any(${which})`.execute(tx)
}

/** Condition on `setting` and `channel`: requested, but not reported, refused or fetched yet. */
export const isNotTaken = sql<boolean>`(setting.desired_version
  > greatest(channel.reported_version, channel.fetched_version))`
