import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { addJob } from './addJob.ts'
import type { JobKind } from './defineJob.ts'
import type { PayloadCheck } from './payload.ts'
import type { TurnTimes } from './turnTimes.ts'

/** A job that runs periodically. */
export interface PeriodicJob {
  job: JobKind<unknown>
  times: TurnTimes
}

/**
 * Stores the schedule of a periodic job unless it is known; a changed schedule starts over.
 *
 * @returns the next turn, ms UTC
 */
export async function prepareTurns(
  db: Kysely<Tables>,
  { job, times }: PeriodicJob,
  now: number,
): Promise<number> {
  await db
    .insertInto('job_schedules')
    .values({ kind: job.kind, schedule: times.name, next_at: times.first(now) })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ schedule: times.name, next_at: times.first(now) })
        .where('job_schedules.schedule', '<>', times.name),
    )
    .execute()
  const { next_at } = await db
    .selectFrom('job_schedules')
    .select('next_at')
    .where('kind', '=', job.kind)
    .executeTakeFirstOrThrow()
  return next_at
}

/**
 * Adds the job of a due turn, unless another process does or the job of the previous turn is not
 * finished.
 *
 * @returns the next turn, ms UTC; undefined while another process is taking this one
 */
export function takeTurn(
  db: Kysely<Tables>,
  { job, times }: PeriodicJob,
  now: number,
  check: PayloadCheck,
): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('job_schedules')
      .select(['next_at', 'job_id'])
      .where('kind', '=', job.kind)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row === undefined || row.next_at > now) return row?.next_at
    const nextAt = times.after(row.next_at, now)
    const jobId = (await isUnfinished(tx, row.job_id))
      ? row.job_id
      : await addJob(
          tx,
          {
            job,
            payload: {},
            key: `turn ${new Date(row.next_at).toISOString()}`,
            now,
            runAt: row.next_at,
            by: null,
          },
          check,
        )
    await tx
      .updateTable('job_schedules')
      .set({ next_at: nextAt, job_id: jobId })
      .where('kind', '=', job.kind)
      .execute()
    return nextAt
  })
}

async function isUnfinished(db: Kysely<Tables>, jobId: string | null): Promise<boolean> {
  if (jobId === null) return false
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return row !== undefined
}
