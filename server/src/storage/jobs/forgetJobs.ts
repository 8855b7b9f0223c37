import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'
import { Type } from 'typebox'
import type { JobState } from '../store/tables/jobs.ts'
import type { Tables } from '../store/tables.ts'
import { defineJob } from './defineJob.ts'
import type { JobRun } from './jobs.ts'

/** For how long finished jobs, and with them their keys, are kept. */
export const FINISHED_KEPT_MS = 7 * DAY_MS
/** For how long failed jobs are kept, so that they can be repeated. */
export const FAILED_KEPT_MS = 90 * DAY_MS
export const FORGET_EVERY_MS = HOUR_MS
/** Rows per statement, so that other work gets its turn in between. */
const BATCH = 1_000

export const forgetJobs = defineJob({ kind: 'jobs.forget', payload: Type.Object({}) })

/** Deletes jobs that were kept long enough. */
export async function forgetOldJobs(
  { db, signal }: Pick<JobRun<object>, 'db' | 'signal'>,
  now: number,
): Promise<void> {
  for (const [states, keptMs] of [
    [['done', 'cancelled'], FINISHED_KEPT_MS],
    [['failed'], FAILED_KEPT_MS],
  ] as const) {
    while ((await forgetSome(db, states, now - keptMs)) === BATCH) signal.throwIfAborted()
  }
  await db
    .deleteFrom('job_schedules')
    .where('next_at', '<', now - FAILED_KEPT_MS)
    .execute()
}

async function forgetSome(
  db: Kysely<Tables>,
  states: readonly JobState[],
  before: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from jobs where id in (
      select id from jobs
      where finished_at < ${before} and state = any(${states}::text[])
      limit ${BATCH}
    )`.execute(db)
  return Number(numAffectedRows)
}
