import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Numbers that identify the hardware of a device and its SIM; those that are absent stay as they were. */
interface DeviceIdentity {
  mac_address?: string | undefined
  imei?: string | undefined
  iccid?: string | undefined
  imsi?: string | undefined
}

/** Stores what identifies a device, in the transaction of whatever told it. */
export async function keepIdentity(
  tx: Transaction<Tables>,
  nodeId: string,
  identity: DeviceIdentity,
): Promise<void> {
  const told = Object.entries(identity).filter(([, value]) => value !== undefined)
  if (told.length === 0) return
  const columns = Object.fromEntries(told)
  await tx
    .insertInto('device_facts')
    .values({ node_id: nodeId, ...columns })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(columns))
    .execute()
}
