import type { FastifyBaseLogger } from 'fastify'
import type { List } from '@airshed/schemas'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { JobKind } from './defineJob.ts'
import type { FoundJob, JobAsk, JobView, QueueView } from './queries.ts'
import type { Schedule } from './turnTimes.ts'

export interface AddOptions {
  /** Two jobs of a kind never have the same key, for as long as the first one is kept. */
  key?: string
  /** Earliest start, ms UTC. Default: at once. */
  runAt?: number
  /** User id of the person whose call adds it. Default: the server itself. */
  by?: string
}

/** What a worker is given: its job, and how to report and finish it. */
export interface JobRun<Payload> {
  id: string
  payload: Payload
  /** 1 at the first attempt. */
  attempt: number
  /** When it was meant to run, ms UTC; of a periodic job the time of its turn. */
  runAt: number
  /**
   * Aborted when the job is cancelled, its lease is lost or the server stops: nothing that the worker
   * does from then on counts, apart from a commit while the server stops. The reason is a
   * JobInterrupted.
   */
  signal: AbortSignal
  /**
   * Shows how far the work is; written at most once a second.
   *
   * @param words what is being done, in a few words
   * @throws JobInterrupted when the job is no longer held
   */
  progress(done: number, of: number, words?: string): Promise<void>
  /**
   * Writes the effect and the end of the job in one transaction, so the effect happens once however
   * often the job is tried. Without a commit the job is done when the worker returns: what it did is
   * done at least once.
   *
   * @throws JobInterrupted when the job is no longer held: nothing is written
   */
  commit(effect: (tx: Transaction<Tables>) => Promise<void>): Promise<void>
  db: Kysely<Tables>
  log: FastifyBaseLogger
}

/** What a run of a worker is wrapped in, such as a measurement. */
export type AroundRun = (kind: string, run: () => Promise<void>) => Promise<void>

export type Worker<Payload> = (run: JobRun<Payload>) => Promise<void>

/** Work behind a call, which survives the end of the process. */
export interface Jobs {
  /**
   * Adds a job in the transaction that causes it: both happen, or neither.
   *
   * @returns its id, or that of the job which has the same kind and key
   * @throws JobError when the payload does not fit its kind
   * @throws ApiError QUEUE_FULL while too many jobs of its queue wait
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
   * @throws JobError when it has one already, or the jobs have started
   */
  work<Payload>(job: JobKind<Payload>, worker: Worker<Payload>): void
  /**
   * Runs a job periodically, with an empty payload: each turn in one process only. A turn that falls
   * due while the one before still waits or runs is left out, and so are those that were missed while
   * no server ran, apart from one. Registered before the start, as its worker.
   *
   * @param schedule five fields of cron in UTC, or a period; the first turn of a period is at once
   * @throws JobError when the schedule cannot be read or never comes
   */
  every(job: JobKind<object>, schedule: Schedule): void
  /** Runs each worker inside of what is given, which must call it once and return what it returns. */
  around(wrap: AroundRun): void
  /** Calls back once jobs are taken: work that a process does by itself begins with them. */
  onStart(listener: () => void): void
  /**
   * Begins to take jobs.
   *
   * @throws JobError when a periodic job has no worker
   */
  start(): void
  /** Takes no more, aborts what runs, waits some seconds for it and gives the rest back. */
  stop(): Promise<void>
  /**
   * Cancels a job that waits or runs: what it does from now on no longer counts.
   *
   * @param tx default: a transaction of its own
   * @returns whether it waited or ran
   */
  cancel(id: string, tx?: Transaction<Tables>): Promise<boolean>
  /**
   * Lets a failed or cancelled job begin again with all its attempts.
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
   * @throws ApiError CURSOR_INVALID for a cursor of another question
   */
  list(query: JobAsk): Promise<List<JobView>>
  /** undefined: there is no such job, or it is forgotten. */
  find(id: string): Promise<FoundJob | undefined>
}
