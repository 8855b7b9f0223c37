import { sql, type Kysely } from 'kysely'
import type { KeyHolder } from '../deviceKeys/deviceKeys.ts'
import { deviceKeyWorks } from '../../access/rights/makerHolds.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { PRESENT_FOR_MS } from './presence.ts'

/** Devices per poll. */
const BATCH = 50
/** How long the claim of a process on a device lasts, ms. */
const CLAIMED_FOR_MS = 30_000

/** A device with messages that have not been published yet. */
export interface DueDevice extends KeyHolder {
  /** Position up to which the device has confirmed its messages. */
  after: number
}

/**
 * Claims devices on MQTT with new messages, so that no other process publishes to them meanwhile.
 *
 * @param now ms UTC
 */
export async function claimDue(db: Kysely<Tables>, now: number): Promise<DueDevice[]> {
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('device_channels')
        .select('node_id')
        .where('mqtt_seen_at', '>', now - PRESENT_FOR_MS)
        .whereRef('mqtt_pushed', '<', 'position')
        // Whoever listens was let in by a key: one that has ended is sent nothing more.
        .where(deviceKeyWorks())
        .where((expression) =>
          expression.or([
            expression('mqtt_claimed_until', 'is', null),
            expression('mqtt_claimed_until', '<=', now),
          ]),
        )
        .orderBy('mqtt_seen_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('device_channels')
    .from('due')
    .innerJoin('nodes', 'nodes.id', 'due.node_id')
    .set({ mqtt_claimed_until: now + CLAIMED_FOR_MS })
    .whereRef('device_channels.node_id', '=', 'due.node_id')
    .returning([
      'nodes.id',
      'nodes.serial',
      'nodes.name',
      'nodes.organization_id',
      'nodes.leased_to',
      'device_channels.mqtt_after',
    ])
    .execute()
  return rows.flatMap((row) => {
    const { id: nodeId, serial, name, organization_id: organizationId, mqtt_after: after } = row
    if (organizationId === null) return []
    return [
      { nodeId, serial, name, organizationId, usedBy: row.leased_to ?? organizationId, after },
    ]
  })
}

/** Records the position up to which messages to a device were published, and ends the claim. */
export async function notePushed(
  db: Kysely<Tables>,
  nodeId: string,
  position: number,
): Promise<void> {
  await db
    .updateTable('device_channels')
    .set({ mqtt_claimed_until: null, mqtt_pushed: sql`greatest(mqtt_pushed, ${position})` })
    .where('node_id', '=', nodeId)
    .execute()
}

/** Postpones publishing to a device until a time, ms UTC. */
export async function postpone(db: Kysely<Tables>, nodeId: string, until: number): Promise<void> {
  await db
    .updateTable('device_channels')
    .set({ mqtt_claimed_until: until })
    .where('node_id', '=', nodeId)
    .execute()
}
