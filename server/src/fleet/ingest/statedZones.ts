import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { deviceActor } from '../../access/events/deviceActor.ts'
import { recordEvents } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import type { DeviceDirectory } from './deviceDirectory.ts'
import type { Decoded } from './reading.ts'
import { nodeIdOf } from './settleReadings.ts'

/**
 * Records the time zones stated by a payload that differ from those that its devices stated before. A zone that a user
 * has set stays in force.
 */
export async function recordStatedZones(
  context: Pick<ServerContext, 'store' | 'bus' | 'clock'>,
  directory: DeviceDirectory,
  { devices }: Decoded,
): Promise<void> {
  for (const { serial, timezone } of devices) {
    const nodeId = nodeIdOf(serial)
    const known = directory.reportedZoneOf(nodeId)
    if (timezone === null || known === undefined || known === timezone) continue
    await recordZone(context, nodeId, timezone)
    directory.forget(nodeId)
  }
}

async function recordZone(
  { store, bus, clock }: Pick<ServerContext, 'store' | 'bus' | 'clock'>,
  nodeId: string,
  timezone: string,
): Promise<void> {
  const isMoved = await store.db.transaction().execute(async (tx) => {
    const node = await tx
      .selectFrom('nodes')
      .select(['name', 'serial', 'timezone', 'timezone_source', 'organization_id', 'leased_to'])
      .where('id', '=', nodeId)
      .forUpdate()
      .executeTakeFirst()
    if (node === undefined) return false
    const isOverruled = node.timezone_source === 'person'
    const hasMoved = !isOverruled && node.timezone !== timezone
    await tx
      .updateTable('nodes')
      .set({
        reported_timezone: timezone,
        ...(isOverruled ? {} : { timezone, timezone_source: 'device' }),
        ...(hasMoved ? { version: sql<number>`version + 1` } : {}),
      })
      .where('id', '=', nodeId)
      .execute()
    if (!hasMoved) return false
    await recordEvents(tx, [
      {
        ts: clock(),
        name: 'node.changed',
        actor: deviceActor({ nodeId, ...node }),
        organizationId: node.leased_to ?? node.organization_id,
        entity: 'nodes',
        rowId: nodeId,
        before: { timezone: node.timezone },
        after: { timezone },
      },
    ])
    return true
  })
  if (isMoved) bus.signal(EVENTS_TOPIC)
}
