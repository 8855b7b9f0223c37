import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Numbers that identify the hardware of a device and its SIM; those that are absent stay as they were. */
interface DeviceIdentity {
  mac_address?: string | undefined
  imei?: string | undefined
  iccid?: string | undefined
  imsi?: string | undefined
}

/** Stores what identifies a device, in the transaction of whatever reported it. */
export async function keepIdentity(
  tx: Transaction<Tables>,
  nodeId: string,
  identity: DeviceIdentity,
): Promise<void> {
  const reported = Object.entries(identity).filter(([, value]) => value !== undefined)
  if (reported.length === 0) return
  const columns = Object.fromEntries(reported)
  await tx
    .insertInto('device_facts')
    .values({ node_id: nodeId, ...columns })
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet(columns))
    .execute()
}
