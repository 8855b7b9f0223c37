import { sql, type Selectable, type Transaction } from 'kysely'
import { alertsOfNodes } from '../../storage/store/alertSources/linkAlerts.ts'
import { linkAlerts } from '../../storage/store/alertSources/linkAlerts.ts'
import { recordEvents, type Actor, type Origin } from '../../access/events/record.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { PartnershipsTable } from '../../storage/store/tables/partnerships.ts'
import { sharedBetween } from './sharedDevices.ts'

/** Devices per statement. */
const BATCH = 500

interface EndSharingOptions {
  actor: Actor
  requestId: string
  from: Origin
  /** ms UTC. */
  now: number
}

/**
 * Ends the sharing of devices between the two sides of a partnership, with an event for each device, as if each
 * share had been ended separately.
 *
 * @returns the number of devices
 */
export async function endSharing(
  tx: Transaction<Tables>,
  sides: Pick<Selectable<PartnershipsTable>, 'organization_id' | 'partner_id'>,
  { actor, requestId, from, now }: EndSharingOptions,
): Promise<number> {
  const shared = await sharedBetween(tx, sides)
    .select([
      'nodes.id',
      'nodes.organization_id as owner',
      'node_shares.organization_id as receiver',
    ])
    .orderBy('nodes.id')
    .execute()
  for (let at = 0; at < shared.length; at += BATCH) {
    const some = shared.slice(at, at + BATCH)
    const ids = some.map(({ id }) => id)
    // Alerts only follow devices that their organizations hold.
    const alertIds = await alertsOfNodes(tx, ids)
    await sql`delete from node_shares using unnest(${ids}::text[], ${some.map(({ receiver }) => receiver)}::text[])
        as ended (node_id, organization_id)
      where node_shares.node_id = ended.node_id
        and node_shares.organization_id = ended.organization_id`.execute(tx)
    await linkAlerts(tx, alertIds, now)
    await recordEvents(
      tx,
      some.map(({ id, owner, receiver }) => ({
        ts: now,
        name: 'node.unshared',
        actor,
        requestId,
        from,
        entity: 'nodes',
        rowId: id,
        organizationId: owner,
        detail: { shared_to: receiver, reason: 'partnership.deleted' },
      })),
    )
  }
  return shared.length
}
