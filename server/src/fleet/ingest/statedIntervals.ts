import type { Kysely } from 'kysely'
import { recordInterval } from '../../storage/store/reportingIntervals.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DeviceDirectory } from './deviceDirectory.ts'
import type { Decoded } from './reading.ts'
import { nodeIdOf, type SettledPayload } from './settleReadings.ts'

/** Records the intervals stated by a payload that differ from those of its devices. */
export async function recordStatedIntervals(
  db: Kysely<Tables>,
  directory: DeviceDirectory,
  { devices }: Decoded,
  { readings }: SettledPayload,
): Promise<void> {
  for (const { serial, statedIntervalMs: intervalMs } of devices) {
    const nodeId = nodeIdOf(serial)
    const knownMs = directory.intervalOf(nodeId)
    if (intervalMs === null || knownMs === undefined || knownMs === intervalMs) continue
    let firstTs = Number.POSITIVE_INFINITY
    let lastTs = Number.NEGATIVE_INFINITY
    for (const { series, ts } of readings) {
      if (series.nodeId !== nodeId) continue
      firstTs = Math.min(firstTs, ts)
      lastTs = Math.max(lastTs, ts)
    }
    if (firstTs > lastTs) continue
    await recordInterval(db, nodeId, { firstTs, lastTs, intervalMs })
    directory.forget(nodeId)
  }
}
