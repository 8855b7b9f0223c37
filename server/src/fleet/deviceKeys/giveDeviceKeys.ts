import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { hashDeviceKey } from './deviceKey.ts'

interface KeyMaking {
  by: string
  userId: string | null
  organizationId: string
  now: number
}

/**
 * Gives devices new keys, in place of those that they had. The holder of an old key is sent nothing more
 * over MQTT; with the new key the device requests its messages.
 *
 * @param keys device id → its new key, of which only the digest is stored
 * @param options.by name of the user who created them
 * @param options.userId whose right the keys are tied to; null: nobody's
 * @param options.organizationId in whose name they are made
 * @param options.now ms UTC
 */
export async function giveDeviceKeys(
  tx: Transaction<Tables>,
  keys: ReadonlyMap<string, string>,
  { by, userId, organizationId, now }: KeyMaking,
): Promise<void> {
  // Sorted, so that concurrent calls for the same devices lock the rows in one order and cannot deadlock.
  const given = [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ids = given.map(([id]) => id)
  const hashes = given.map(([, key]) => hashDeviceKey(key))
  await sql`
    insert into device_channels (node_id, key_hash, key_made_at, key_made_by, key_user_id,
      key_organization_id)
    select node_id, key_hash, ${now}::int8, ${by}::text, ${userId}::text, ${organizationId}::text
    from unnest(${ids}::text[], ${hashes}::text[]) as given (node_id, key_hash)
    on conflict (node_id) do update set
      key_hash = excluded.key_hash, key_made_at = excluded.key_made_at,
      key_made_by = excluded.key_made_by, key_user_id = excluded.key_user_id,
      key_organization_id = excluded.key_organization_id, mqtt_seen_at = null`.execute(tx)
}

/** The columns of a device without a key; the holder of its last one is sent nothing more over MQTT. */
export const NO_KEY = {
  key_hash: null,
  key_made_at: null,
  key_made_by: null,
  key_user_id: null,
  key_organization_id: null,
  mqtt_seen_at: null,
} as const
