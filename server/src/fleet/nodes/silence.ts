import { MINUTE_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import {
  storeOnlineStatus,
  type StatusChange,
} from '../../storage/store/nodeStatus/onlineStatus.ts'
import { sweepSilence } from '../../storage/store/nodeStatus/refreshStatus.ts'
import { noteSweep } from './noteSweep.ts'

const sweep = defineJob({ kind: 'nodes.sweep', payload: Type.Object({}) })

/** Sweeps the status of all devices every minute, in one process. */
export function keepStatusCurrent(
  context: Pick<ServerContext, 'store' | 'bus' | 'jobs' | 'clock'>,
): void {
  context.jobs.work(sweep, () => sweepStatus(context))
  context.jobs.every(sweep, { everyMs: MINUTE_MS })
}

/**
 * Updates the stored status of devices that fell silent, and the history of their online status. Open pages hear of its
 * changes as of readings.
 */
export async function sweepStatus({
  store,
  bus,
  clock,
}: Pick<ServerContext, 'store' | 'bus' | 'clock'>): Promise<void> {
  const now = clock()
  await sweepSilence(store.db, now)
  const heardFrom = await noteSweep(store.db, now)
  const onStored = (changes: readonly StatusChange[]) =>
    bus.publish(
      changes.map(({ nodeId, dataPointId, ts, value }) => ({
        nodeId,
        dataPointId,
        measurements: [[ts, value]],
      })),
    )
  await storeOnlineStatus(store, { now, heardFrom, onStored })
}
