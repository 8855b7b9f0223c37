import { sql, type Selectable, type SqlBool, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { DeviceChannelsTable } from '../../storage/store/tables/deviceChannel.ts'

export type ChannelRow = Selectable<DeviceChannelsTable>

/** Locks the channel rows of devices until the end of the transaction; created when first needed. */
export async function lockChannels(
  tx: Transaction<Tables>,
  nodeIds: readonly string[],
): Promise<ReadonlyMap<string, ChannelRow>> {
  if (nodeIds.length === 0) return new Map()
  await tx
    .insertInto('device_channels')
    .values(nodeIds.map((id) => ({ node_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await tx
    .selectFrom('device_channels')
    .selectAll()
    .where(sql<SqlBool>`node_id = any(${[...nodeIds]}::text[])`)
    // In one order for everybody, so that nobody waits for each other.
    .orderBy('node_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.node_id, row]))
}

/** The same for one device. */
export async function lockChannel(tx: Transaction<Tables>, nodeId: string): Promise<ChannelRow> {
  const row = (await lockChannels(tx, [nodeId])).get(nodeId)
  if (row === undefined) throw new Error('The channel of a device is gone while it is locked')
  return row
}
