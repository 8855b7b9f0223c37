import { JOB_STATES, type JobQuery, type JobSort, type List } from '@airshed/schemas'
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely'
import { listOf, type ListAsk } from '../rows/listOf.ts'
import { key, type RowList } from '../rows/rowList.ts'
import { visibleRows, type Condition } from '../rows/visible.ts'
import type { JobsTable, JobState } from '../store/tables/jobs.ts'
import type { Tables } from '../store/tables.ts'

/** The number of jobs of a queue in each state. */
export interface QueueView {
  queue: string
  waiting: number
  /** Waiting jobs of kinds for which this process has no worker. */
  waiting_unknown: number
  running: number
  failed: number
  /** When the longest overdue waiting job became due, ms UTC; null: none is overdue. */
  late_since: number | null
}

/** A job without its payload. */
export interface JobView {
  id: string
  kind: string
  queue: string
  key: string | null
  state: JobState
  organization_id: string | null
  added_by: string | null
  added_at: number
  run_at: number
  /** While waiting: the earliest start. While running: the end of the lease. */
  due_at: number
  attempt: number
  max_attempts: number
  started_at: number | null
  finished_at: number | null
  progress: { done: number; of: number; words: string | null } | null
  /** Why the latest attempt failed. */
  reason: string | null
  /** Whether this process has a worker for it. */
  is_known: boolean
}

export interface FoundJob extends JobView {
  payload: unknown
}

/** The query for a list of jobs: that of `GET jobs`, or part of it. */
export type JobAsk = ListAsk<JobSort> & Pick<JobQuery, 'state' | 'queue' | 'kind'>

const jobList: RowList<JobSort> = {
  name: 'jobs',
  table: 'jobs',
  id: 'jobs.id',
  sort: {
    // By number, not by time: numbers have the order in which jobs were added.
    created: [key('jobs.number', 'int8')],
    finished: [key('jobs.finished_at', 'int8', { isNullable: true })],
  },
  defaultSort: '-created',
  search: [sql.ref('jobs.kind'), sql.ref('jobs.key'), sql.ref('jobs.reason')],
}

/** Each queue that has unfinished or failed jobs, by name. */
export async function findQueues(
  db: Kysely<Tables>,
  knownKinds: readonly string[],
  now: number,
): Promise<QueueView[]> {
  const { rows } = await sql<QueueView>`
    select queue,
      count(*) filter (where state = 'waiting')::int8 as waiting,
      count(*) filter (
        where state = 'waiting' and not kind = any(${knownKinds}::text[])
      )::int8 as waiting_unknown,
      count(*) filter (where state = 'running')::int8 as running,
      count(*) filter (where state = 'failed')::int8 as failed,
      min(due_at) filter (where state = 'waiting' and due_at <= ${now})::int8 as late_since
    from jobs
    where state in ('waiting', 'running', 'failed')
    group by queue
    order by queue`.execute(db)
  return rows
}

/** One page of the matching jobs. */
export async function listJobs(
  db: Kysely<Tables>,
  query: JobAsk,
  isKnown: (kind: string) => boolean,
): Promise<List<JobView>> {
  const { state, queue, kind } = query
  const filters: Condition[] = []
  if (queue !== undefined) filters.push(sql`jobs.queue = ${queue}`)
  if (kind !== undefined) filters.push(sql`jobs.kind = ${kind}`)
  const found = await listOf(db, jobList, {
    query,
    // One branch per state, as the index of the list begins with it.
    visible: visibleRows({
      each: {
        keys: state === undefined ? JOB_STATES : [state],
        where: (one) => sql<SqlBool>`jobs.state = ${one}`,
      },
      also: [],
    }),
    filters,
    select: db.selectFrom('jobs').selectAll('jobs'),
  })
  return { ...found, data: found.data.map((row) => viewOf(row, isKnown)) }
}

/** A job with its payload. */
export async function findJob(
  db: Kysely<Tables>,
  id: string,
  isKnown: (kind: string) => boolean,
): Promise<FoundJob | undefined> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...viewOf(row, isKnown), payload: row.payload }
}

function viewOf(row: Selectable<JobsTable>, isKnown: (kind: string) => boolean): JobView {
  const { number: _number, fence: _fence, payload: _payload, ...rest } = row
  const { progress_done: done, progress_of: of, progress_words: words, ...view } = rest
  return {
    ...view,
    progress: done === null || of === null ? null : { done, of, words },
    is_known: isKnown(row.kind),
  }
}
