import type { IngestContext } from '../ingest/ingestService.ts'
import { cleanKey } from '../ingest/rules/text.ts'
import { connectionOf, nodeIdOf } from '../ingest/settleReadings.ts'
import { refreshStatus } from '../../storage/store/nodeStatus/refreshStatus.ts'
import type { ImportColumn } from './importColumns.ts'
import { IMPORT_SENSOR } from './importPayload.ts'

/** Activates a device, as an imported history implies that it is in use, and sets the decimals of its columns. */
export async function describeDevice(
  { store, clock }: Pick<IngestContext, 'store' | 'clock'>,
  serial: string,
  columns: readonly ImportColumn[],
): Promise<void> {
  const nodeId = nodeIdOf(serial)
  await store.db
    .updateTable('nodes')
    .set({ status: 'activated' })
    .where('id', '=', nodeId)
    .where('status', '=', 'inventory')
    .execute()
  await refreshStatus(store.db, clock(), [nodeId])
  for (const { key, parameterId, precision } of columns) {
    if (parameterId !== null || precision === null) continue
    await store.db
      .updateTable('data_points')
      .set({ precision })
      .where('id', '=', `${connectionOf(serial, IMPORT_SENSOR)}/raw:${cleanKey(key)}`)
      .execute()
  }
}
