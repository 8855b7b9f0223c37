import { sql, type Kysely } from 'kysely'

/**
 * Whose right the key of a device is tied to, and whether its owner accepts readings without a key. What former
 * lessees left behind is removed, as far as the audit log tells it.
 */
export async function keyMakers(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** When the last lease of each device ended. */
const LAST_LEASES = `(select row_id, max(ts) as ts from events
  where entity = 'nodes' and name = 'node.lease-ended' group by row_id)`

const STATEMENTS = [
  // No foreign keys: a key whose maker is gone has to end, not to become one without a maker.
  `alter table device_channels add column key_user_id text`,
  `alter table device_channels add column key_organization_id text`,
  // What the owner chose before the device was leased; null while it is not leased.
  `alter table nodes add column owner_accepts_keyless boolean`,
  // The audit log knows who made a key. Its time was read in the same call, a moment apart.
  `update device_channels as channel
    set key_organization_id = made.organization_id,
      key_user_id = case
        when made.actor_kind in ('user', 'token') and not made.detail ? 'access_context'
        then made.actor_id end
    from (
      select distinct on (row_id) row_id, ts, organization_id, actor_kind, actor_id, detail
      from events where entity = 'nodes' and name = 'node.key-made'
      order by row_id, position desc
    ) made
    where made.row_id = channel.node_id and channel.key_hash is not null
      and abs(made.ts - channel.key_made_at) <= 60000`,
  // A key that somebody else made than the owner or the lessee of today, or that somebody unknown made before a
  // lease ended.
  `update device_channels as channel
    set key_hash = null, key_made_at = null, key_made_by = null, key_user_id = null,
      key_organization_id = null, mqtt_seen_at = null
    from nodes left join ${LAST_LEASES} as lease on lease.row_id = nodes.id
    where nodes.id = channel.node_id and channel.key_hash is not null
      and case when channel.key_organization_id is null then lease.ts >= channel.key_made_at
        else channel.key_organization_id is distinct from nodes.organization_id
          and channel.key_organization_id is distinct from nodes.leased_to end`,
  // Any other key of an unknown maker is the owner's, unless it may be the lessee's of today.
  `update device_channels as channel set key_organization_id = nodes.organization_id
    from nodes
    where nodes.id = channel.node_id and channel.key_hash is not null
      and channel.key_organization_id is null and nodes.leased_to is null`,
  `delete from device_commands using ${LAST_LEASES} as lease
    where lease.row_id = device_commands.node_id and device_commands.created_at <= lease.ts
      and device_commands.state in ('queued', 'sent')`,
  `update nodes set accepts_keyless = false
    from (
      select distinct on (row_id) row_id, organization_id from events
      where entity = 'nodes' and after ? 'accepts_keyless' order by row_id, position desc
    ) allowed
    where allowed.row_id = nodes.id and nodes.accepts_keyless and nodes.leased_to is null
      and allowed.organization_id is distinct from nodes.organization_id`,
]
