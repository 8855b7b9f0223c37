import type { ColumnType, Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** Waiting for its time, being worked on, or finished in one of three ways. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** One piece of work behind a call. */
export interface JobsTable {
  id: string
  /** Grows with each job: the order in which they were added. */
  number: Generated<number>
  kind: string
  queue: string
  /** Two jobs of a kind never have the same key; null: as many as were added. */
  key: string | null
  state: JobState
  payload: Json<object>
  organization_id: string | null
  /** User id of the person whose call added it; null: the server itself. */
  added_by: string | null
  added_at: Millis
  /** When it is meant to run; stays as it is when an attempt fails. */
  run_at: Millis
  /** While waiting: the earliest start. While running: the end of the lease. */
  due_at: Millis
  /** Attempts that were begun. */
  attempt: ColumnType<number, number | undefined>
  max_attempts: number
  /** Grows each time that a process takes the job: an older holder can no longer write. */
  fence: ColumnType<number, number | undefined>
  /** Start of the latest attempt. */
  started_at: Millis | null
  finished_at: Millis | null
  progress_done: number | null
  progress_of: number | null
  progress_words: string | null
  /** Why the latest attempt failed. */
  reason: string | null
}

/** When the next turn of a periodic job is due. */
export interface JobSchedulesTable {
  kind: string
  /** Five fields of cron, or `every {ms} ms`. */
  schedule: string
  next_at: Millis
  /** The job of the latest turn; null: there was none yet. */
  job_id: string | null
}
