import { MINUTE_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../jobs/defineJob.ts'
import { sweepSilence } from '../../store/nodeStatus/refreshStatus.ts'

const sweep = defineJob({ kind: 'nodes.sweep', payload: Type.Object({}) })

/** Updates the stored status of devices that fell silent, every minute. */
export function keepStatusCurrent({
  store,
  jobs,
  clock,
}: Pick<ServerContext, 'store' | 'jobs' | 'clock'>): void {
  jobs.work(sweep, async () => {
    await sweepSilence(store.db, clock())
  })
  jobs.every(sweep, { everyMs: MINUTE_MS })
}
