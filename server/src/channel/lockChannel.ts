import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { DeviceChannelsTable } from '../store/tables/deviceChannel.ts'

export type ChannelRow = Selectable<DeviceChannelsTable>

/** Locks the channel row of a device until the end of the transaction; created when first needed. */
export async function lockChannel(tx: Transaction<Tables>, nodeId: string): Promise<ChannelRow> {
  await tx
    .insertInto('device_channels')
    .values({ node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('device_channels')
    .selectAll()
    .where('node_id', '=', nodeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
