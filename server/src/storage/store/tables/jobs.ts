import type { ColumnType, Generated } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** Waiting to run, running, or finished in one of three ways. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** One background job. */
export interface JobsTable {
  id: string
  /** Increases with each job: the order in which they were added. */
  number: Generated<number>
  kind: string
  queue: string
  /** Unique among the jobs of a kind; null: no restriction. */
  key: string | null
  state: JobState
  payload: Json<object>
  organization_id: string | null
  /** Id of the user whose request added it; null: the server itself. */
  added_by: string | null
  added_at: Millis
  /** When it is scheduled to run; unchanged when an attempt fails. */
  run_at: Millis
  /** While waiting: the earliest start. While running: the end of the lease. */
  due_at: Millis
  /** Number of attempts started. */
  attempt: ColumnType<number, number | undefined>
  max_attempts: number
  /** Fencing token, incremented each time a process takes the job, so that an older holder can no longer write. */
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
  /** Five cron fields, or `every {ms} ms`. */
  schedule: string
  next_at: Millis
  /** The job of the latest turn; null: none yet. */
  job_id: string | null
}
