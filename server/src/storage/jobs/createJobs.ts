import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../../base/clock.ts'
import { scheduleByTimer, type Schedule } from '../../base/schedule.ts'
import { afterCommit } from '../store/afterCommit.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import { addJob } from './addJob.ts'
import { cancelJob, repeatJob } from './decide.ts'
import { FORGET_EVERY_MS, forgetJobs, forgetOldJobs } from './forgetJobs.ts'
import { JobError } from './jobErrors.ts'
import type { AroundRun, Jobs } from './jobs.ts'
import { createPayloadCheck } from './payload.ts'
import { findJob, findQueues, listJobs } from './queries.ts'
import { createQueueBound } from './queueBound.ts'
import type { RegisteredJob } from './queueRunner.ts'
import { startRunning, type Running } from './startRunning.ts'
import { JOBS_TOPIC, JOBS_CANCELLED_TOPIC } from './topics.ts'
import type { PeriodicJob } from './turns.ts'
import { turnTimes } from './turnTimes.ts'

const CONCURRENCY = 2

export interface JobsOptions {
  store: Pick<Store, 'db' | 'engine'>
  bus: Bus
  clock: Clock
  log: FastifyBaseLogger
  /** Maximum of waiting jobs per queue. */
  queueLimit: number
  /** Jobs per queue that run concurrently in this process. @default 2 */
  concurrency?: number
  /** Timers. Default: those of the process, which they do not keep alive. */
  schedule?: Schedule
  /** In [0, 1). Default: Math.random. */
  random?: () => number
}

/** The jobs of a store; nothing runs before the start. */
export function createJobs(options: JobsOptions): Jobs {
  const { store, bus, clock, log } = options
  const { db } = store
  const registered = new Map<string, RegisteredJob>()
  const periodic = new Map<string, PeriodicJob>()
  const check = createPayloadCheck()
  const bound = createQueueBound(options.queueLimit)
  const isKnown = (kind: string) => registered.has(kind)
  let running: Running | undefined

  const expectNotStarted = (kind: string) => {
    if (running === undefined) return
    throw new JobError(`Job ${kind} is registered too late. Register it before the jobs start`)
  }
  /** Runs in the given transaction, or in one of its own. */
  const within = <Result>(
    tx: Transaction<Tables> | undefined,
    change: (tx: Transaction<Tables>) => Promise<Result>,
  ) => (tx === undefined ? db.transaction().execute(change) : change(tx))
  const wake = (tx: Transaction<Tables>, topic = JOBS_TOPIC) =>
    afterCommit(tx, () => bus.signal(topic))

  const startListeners: (() => void)[] = []
  const wraps: AroundRun[] = []
  const jobs: Jobs = {
    async add(tx, job, payload, { key = null, runAt, by = null } = {}) {
      const now = clock()
      const added = { job, payload, key, now, runAt: runAt ?? now, by }
      const id = await addJob(tx, added, check, bound)
      await wake(tx)
      return id
    },
    work(job, worker) {
      expectNotStarted(job.kind)
      if (isKnown(job.kind)) throw new JobError(`Job ${job.kind} already has a worker`)
      registered.set(job.kind, { job, worker: worker as RegisteredJob['worker'] })
    },
    every(job, schedule) {
      expectNotStarted(job.kind)
      if (periodic.has(job.kind)) throw new JobError(`Job ${job.kind} already has a schedule`)
      periodic.set(job.kind, { job, times: turnTimes(schedule) })
    },
    around: (wrap) => void wraps.push(wrap),
    onStart: (listener) => void startListeners.push(listener),
    start() {
      expectNotStarted('(any)')
      for (const kind of periodic.keys()) {
        if (!isKnown(kind)) throw new JobError(`Job ${kind} is periodic and needs a worker`)
      }
      running = startRunning({
        store,
        bus,
        registered,
        periodic,
        check,
        concurrency: options.concurrency ?? CONCURRENCY,
        tools: {
          db,
          clock,
          log,
          schedule: options.schedule ?? scheduleByTimer,
          random: options.random ?? Math.random,
          around: (kind, run) =>
            wraps.reduce<() => Promise<void>>((inner, wrap) => () => wrap(kind, inner), run)(),
        },
      })
      for (const listener of startListeners) listener()
    },
    async stop() {
      await running?.stop()
    },
    cancel: (id, given) =>
      within(given, async (tx) => {
        await wake(tx, JOBS_CANCELLED_TOPIC)
        return cancelJob(tx, id, clock())
      }),
    repeat: (id, given) =>
      within(given, async (tx) => {
        await wake(tx)
        return repeatJob(tx, id, clock())
      }),
    queues: () => findQueues(db, [...registered.keys()], clock()),
    list: (query) => listJobs(db, query, isKnown),
    find: (id) => findJob(db, id, isKnown),
  }
  jobs.work(forgetJobs, (run) => forgetOldJobs(run, clock()))
  jobs.every(forgetJobs, { everyMs: FORGET_EVERY_MS })
  return jobs
}
