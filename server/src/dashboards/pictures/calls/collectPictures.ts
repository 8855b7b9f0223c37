import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import { removeUnusedPictures } from './pictureRows.ts'

const collectPictures = defineJob({ kind: 'pictures.collect', payload: Type.Object({}) })

/** Removes unused pictures, every hour, one day after their upload. */
export function keepPicturesCollected({
  jobs,
  store,
  clock,
}: Pick<ServerContext, 'jobs' | 'store' | 'clock'>): void {
  jobs.work(collectPictures, async ({ log }) => {
    const removed = await removeUnusedPictures(store.db, clock() - DAY_MS)
    if (removed > 0) log.info({ removed }, 'Unused pictures were removed')
  })
  jobs.every(collectPictures, { everyMs: HOUR_MS })
}
