import { sql, type Kysely, type Selectable } from 'kysely'
import type { JobsTable, JobState } from '../store/tables/jobs.ts'
import type { Tables } from '../store/tables.ts'

/** How many jobs of a queue are in which state. */
export interface QueueView {
  queue: string
  waiting: number
  /** Waiting jobs of a kind that no worker of this process knows. */
  waiting_unknown: number
  running: number
  failed: number
  /** Since when the waiting job that is due longest has been due, ms UTC; null: none is. */
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

export interface JobFilter {
  state: JobState
  queue?: string
  kind?: string
  organizationId?: string
  /** `next` of the page before. */
  after?: number
  /** Jobs on a page. */
  size: number
}

export interface JobPage {
  rows: JobView[]
  /** Asks for the page that follows; null: this was the last one. */
  next: number | null
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

/** Jobs of one state, the newest first. */
export async function listJobs(
  db: Kysely<Tables>,
  filter: JobFilter,
  isKnown: (kind: string) => boolean,
): Promise<JobPage> {
  const { state, queue, kind, organizationId, after, size } = filter
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', state)
    .$if(queue !== undefined, (query) => query.where('queue', '=', queue ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(organizationId !== undefined, (query) =>
      query.where('organization_id', '=', organizationId ?? ''),
    )
    .$if(after !== undefined, (query) => query.where('number', '<', after ?? 0))
    .orderBy('number', 'desc')
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  return {
    rows: page.map((row) => viewOf(row, isKnown)),
    next: rows.length > size ? (page.at(-1)?.number ?? null) : null,
  }
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
