import type { MessageOf } from '@airshed/schemas'
import type { Selectable, Transaction, Updateable } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { DeviceFactsTable } from '../../storage/store/tables/deviceFacts.ts'
import { lockChannel } from './lockChannel.ts'

type Facts = Updateable<DeviceFactsTable>

/**
 * Stores the facts that a device reports about itself: each part as a whole, unless a newer one is known.
 * Its place on the map is updated if its location is automatic.
 *
 * @param now ms UTC; a later date in the message is replaced by it
 */
export async function takeFacts(
  tx: Transaction<Tables>,
  nodeId: string,
  message: MessageOf<'facts'>,
  now: number,
): Promise<void> {
  // Two concurrent reports must not both consider themselves the newer one.
  await lockChannel(tx, nodeId)
  const known = await tx
    .selectFrom('device_facts')
    .select(['battery_at', 'network_at', 'location_at', 'rtu_status_at'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()
  const at = Math.min(message.at ?? now, now)
  const facts = newerFacts(message, at, known)
  if (Object.keys(facts).length === 0) return
  await tx
    .insertInto('device_facts')
    .values({ node_id: nodeId, ...facts })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(facts))
    .execute()
  if (facts.location_at === undefined) return
  const { latitude, longitude } = facts
  await tx
    .updateTable('nodes')
    .set({ latitude, longitude })
    .where('id', '=', nodeId)
    .where('location_type', '=', 'auto')
    .execute()
}

function newerFacts(
  { battery, network, location, rtu_status: rtuStatus }: MessageOf<'facts'>,
  at: number,
  known:
    | Pick<
        Selectable<DeviceFactsTable>,
        'battery_at' | 'network_at' | 'location_at' | 'rtu_status_at'
      >
    | undefined,
): Facts {
  const isNewer = (knownAt: number | null | undefined) => at >= (knownAt ?? -Infinity)
  const facts: Facts = {}
  if (battery !== undefined && isNewer(known?.battery_at)) {
    facts.battery_volts = battery.volts ?? null
    facts.battery_percent = battery.percent ?? null
    facts.is_charging = battery.is_charging ?? null
    facts.battery_at = at
  }
  if (network !== undefined && isNewer(known?.network_at)) {
    facts.network_kind = network.kind
    facts.network_name = network.name ?? null
    facts.signal_dbm = network.signal_dbm ?? null
    facts.network_at = at
  }
  if (location !== undefined && isNewer(known?.location_at)) {
    facts.latitude = location.latitude
    facts.longitude = location.longitude
    facts.accuracy_m = location.accuracy_m ?? null
    facts.location_at = at
  }
  if (rtuStatus !== undefined && isNewer(known?.rtu_status_at)) {
    facts.rtu_status = rtuStatus
    facts.rtu_status_at = at
  }
  return facts
}
