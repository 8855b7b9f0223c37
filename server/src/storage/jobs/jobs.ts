import type { FastifyBaseLogger } from 'fastify'
import type { List } from '@airshed/schemas'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { JobKind } from './defineJob.ts'
import type { FoundJob, JobAsk, JobView, QueueView } from './queries.ts'
import type { Schedule } from './turnTimes.ts'

export interface AddOptions {
  /** Unique among the stored jobs of a kind. */
  key?: string
  /** Earliest start, ms UTC. Default: at once. */
  runAt?: number
  /** Id of the user whose request adds it. Default: the server itself. */
  by?: string
}

/** What a worker receives: its job, and how to report progress and finish it. */
export interface JobRun<Payload> {
  id: string
  payload: Payload
  /** 1 at the first attempt. */
  attempt: number
  /** When it was scheduled to run, ms UTC; for a periodic job the time of its turn. */
  runAt: number
  /**
   * Aborted when the job is cancelled, its lease is lost or the server stops: nothing that the worker does
   * from then on counts, except a commit while the server stops. The reason is a JobInterrupted.
   */
  signal: AbortSignal
  /**
   * Reports progress; written at most once a second.
   *
   * @param words what is being done, in a few words
   * @throws JobInterrupted if the job is no longer held
   */
  progress(done: number, of: number, words?: string): Promise<void>
  /**
   * Writes the effect and the end of the job in one transaction, so the effect happens exactly once however
   * often the job is tried. Without a commit the job is done when the worker returns: its effect happens
   * at least once.
   *
   * @throws JobInterrupted if the job is no longer held: nothing is written
   */
  commit(effect: (tx: Transaction<Tables>) => Promise<void>): Promise<void>
  db: Kysely<Tables>
  log: FastifyBaseLogger
}

/** Wraps each run of a worker, for instance to measure it. */
export type AroundRun = (kind: string, run: () => Promise<void>) => Promise<void>

export type Worker<Payload> = (run: JobRun<Payload>) => Promise<void>

/** Background work that survives the end of the process. */
export interface Jobs {
  /**
   * Adds a job in the transaction that causes it: both happen, or neither.
   *
   * @returns its id, or that of the job which has the same kind and key
   * @throws JobError if the payload does not match its kind
   * @throws ApiError QUEUE_FULL while too many jobs of its queue are waiting
   */
  add<Payload>(
    tx: Transaction<Tables>,
    job: JobKind<Payload>,
    payload: NoInfer<Payload>,
    options?: AddOptions,
  ): Promise<string>
  /**
   * Registers the worker of a kind, before the start.
   *
   * @throws JobError if it already has one, or the jobs have started
   */
  work<Payload>(job: JobKind<Payload>, worker: Worker<Payload>): void
  /**
   * Runs a job periodically, with an empty payload: each turn in one process only. A turn that becomes due
   * while the previous one is still waiting or running is skipped, and so are all but one of those missed
   * while no server ran. Must be registered before the start, like its worker.
   *
   * @param schedule five cron fields in UTC, or a period; the first turn of a period is immediate
   * @throws JobError if the schedule is invalid or never occurs
   */
  every(job: JobKind<object>, schedule: Schedule): void
  /** Wraps each run of a worker in the given function, which must call it once and return its result. */
  around(wrap: AroundRun): void
  /** Calls back once jobs are taken: a process starts its own background work then. */
  onStart(listener: () => void): void
  /**
   * Starts taking jobs.
   *
   * @throws JobError if a periodic job has no worker
   */
  start(): void
  /** Stops taking jobs, aborts running ones, waits some seconds for them and gives the rest back. */
  stop(): Promise<void>
  /**
   * Cancels a waiting or running job: what it does from now on no longer counts.
   *
   * @param tx default: a transaction of its own
   * @returns whether it was waiting or running
   */
  cancel(id: string, tx?: Transaction<Tables>): Promise<boolean>
  /**
   * Restarts a failed or cancelled job with all its attempts.
   *
   * @param tx default: a transaction of its own
   * @returns whether it had failed or was cancelled
   */
  repeat(id: string, tx?: Transaction<Tables>): Promise<boolean>
  /** Each queue with its counts. */
  queues(): Promise<QueueView[]>
  /**
   * Jobs without their payload, the newest first unless the query says otherwise.
   *
   * @throws ApiError CURSOR_INVALID for a cursor of another query
   */
  list(query: JobAsk): Promise<List<JobView>>
  /** undefined: there is no such job, or it was deleted. */
  find(id: string): Promise<FoundJob | undefined>
}
