import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'

const sample = defineJob({ kind: 'test.sample', queue: 'samples', payload: Type.Object({}) })

/** A job that waits. Returns its id. */
export const seedJob = ({ store, jobs }: Pick<ServerContext, 'store' | 'jobs'>): Promise<string> =>
  store.db.transaction().execute((tx) => jobs.add(tx, sample, {}))
