import { sql, type Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { hashDeviceKey } from './deviceKey.ts'

/**
 * Gives devices keys of their own, in place of those that they had. Whoever had the key before is sent
 * nothing more over MQTT; with the new one the device asks for its messages.
 *
 * @param keys device id → its new key, of which the store keeps the digest alone
 * @param by name of who made them
 * @param now ms UTC
 */
export async function giveDeviceKeys(
  tx: Transaction<Tables>,
  keys: ReadonlyMap<string, string>,
  { by, now }: { by: string; now: number },
): Promise<void> {
  // One order for everybody: two who give keys to the same devices do not wait for each other.
  const given = [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ids = given.map(([id]) => id)
  const hashes = given.map(([, key]) => hashDeviceKey(key))
  await sql`
    insert into device_channels (node_id, key_hash, key_made_at, key_made_by)
    select node_id, key_hash, ${now}::int8, ${by}::text
    from unnest(${ids}::text[], ${hashes}::text[]) as given (node_id, key_hash)
    on conflict (node_id) do update set
      key_hash = excluded.key_hash, key_made_at = excluded.key_made_at,
      key_made_by = excluded.key_made_by, mqtt_seen_at = null`.execute(tx)
}
