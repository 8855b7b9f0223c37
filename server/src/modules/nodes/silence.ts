import { MINUTE_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../jobs/defineJob.ts'
import { storeOnlineStatus } from '../../store/nodeStatus/onlineStatus.ts'
import { sweepSilence } from '../../store/nodeStatus/refreshStatus.ts'
import { noteSweep } from './noteSweep.ts'

const sweep = defineJob({ kind: 'nodes.sweep', payload: Type.Object({}) })

/** Updates the stored status of devices that fell silent, and the history of their online status, every minute. */
export function keepStatusCurrent({
  store,
  jobs,
  clock,
}: Pick<ServerContext, 'store' | 'jobs' | 'clock'>): void {
  jobs.work(sweep, async () => {
    const now = clock()
    await sweepSilence(store.db, now)
    const heardFrom = await noteSweep(store.db, now)
    await storeOnlineStatus(store, { now, heardFrom })
  })
  jobs.every(sweep, { everyMs: MINUTE_MS })
}
