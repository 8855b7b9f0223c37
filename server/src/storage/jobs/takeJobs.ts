import { sql, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { JobKind } from './defineJob.ts'

/** A job that this process holds until its lease expires. */
export interface TakenJob {
  id: string
  kind: string
  payload: unknown
  /** This attempt, from 1. */
  attempt: number
  max_attempts: number
  /** Fencing token: a later holder has a greater one. */
  fence: number
  /** When it is scheduled to run, ms UTC. */
  run_at: number
  /** The order in which jobs were added. */
  number: number
}

/** Jobs that this process may take. */
interface TakeFilter {
  queue: string
  /** Kinds that this process has workers for; others stay queued. */
  kinds: readonly JobKind<unknown>[]
  /** Ids of jobs that this process runs: it does not retake them if it renewed a lease too late. */
  running: readonly string[]
}

interface TakeRequest extends TakeFilter {
  limit: number
  /** ms UTC. */
  now: number
}

/**
 * Takes due jobs: waiting ones, and those whose lease has expired. Two processes never take the same
 * job.
 */
export async function takeJobs(db: Kysely<Tables>, request: TakeRequest): Promise<TakenJob[]> {
  const { queue, kinds, limit, now, running } = request
  const names = kinds.map(({ kind }) => kind)
  const leases = kinds.map(({ leaseMs }) => leaseMs)
  const { rows } = await sql<TakenJob>`
    with due as (
      select id from jobs
      where queue = ${queue} and state in ('waiting', 'running') and due_at <= ${now}
        and kind = any(${names}::text[]) and not id = any(${running}::text[])
      order by due_at, number
      limit ${limit}
      for update skip locked
    )
    update jobs set
      state = 'running', attempt = attempt + 1, fence = fence + 1,
      started_at = ${now}, due_at = ${now} + known.lease_ms,
      progress_done = null, progress_of = null, progress_words = null
    from due, unnest(${names}::text[], ${leases}::int8[]) as known (kind, lease_ms)
    where jobs.id = due.id and known.kind = jobs.kind
    returning jobs.id, jobs.kind, payload, attempt, max_attempts, fence, run_at, number`.execute(db)
  return rows.toSorted((a, b) => a.number - b.number)
}

/** When the next job may be taken, ms UTC; Infinity: none is waiting or running. */
export async function nextDueAt(
  db: Kysely<Tables>,
  { queue, kinds, running }: TakeFilter,
): Promise<number> {
  const names = kinds.map(({ kind }) => kind)
  const { rows } = await sql<{ due_at: number }>`
    select due_at from jobs
    where queue = ${queue} and state in ('waiting', 'running')
      and kind = any(${names}::text[]) and not id = any(${running}::text[])
    order by due_at, number
    limit 1`.execute(db)
  return rows[0]?.due_at ?? Infinity
}
