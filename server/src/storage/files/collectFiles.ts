import { HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { Clock } from '../../base/clock.ts'
import { defineJob } from '../jobs/defineJob.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Files } from './files.ts'

const collectFiles = defineJob({ kind: 'files.collect', payload: Type.Object({}) })

/** Removes unreferenced bytes every hour. */
export function keepFilesCollected({
  files,
  jobs,
  clock,
}: {
  files: Files
  jobs: Jobs
  clock: Clock
}): void {
  jobs.work(collectFiles, async ({ log }) => {
    const collected = await files.collect(clock())
    log.info({ collected }, 'Unused files were removed')
  })
  jobs.every(collectFiles, { everyMs: HOUR_MS })
}
