import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { JobKind } from './defineJob.ts'
import { changeHeld } from './heldJob.ts'
import { JobError, JobInterrupted } from './jobErrors.ts'
import type { AroundRun, Worker } from './jobs.ts'
import { keepLease } from './lease.ts'
import { createProgress } from './progress.ts'
import type { RunTools } from './runTools.ts'
import { settleFailure } from './settleFailure.ts'
import type { TakenJob } from './takeJobs.ts'

type Effect = (tx: Transaction<Tables>) => Promise<void>

/** A job that a worker of this process works on. */
export interface RunningJob {
  id: string
  /** Resolves when the worker has returned and the outcome is written; never rejects. */
  ended: Promise<void>
  /** Checks whether the job was cancelled. */
  renew(): void
  /** Signals to the worker that the server stops. */
  interrupt(): void
  /** Gives the job back although its worker is still running: nothing it does counts from now on. */
  abandon(): Promise<void>
}

/** Runs the worker of a kind on a taken job, and writes the outcome. */
export function runJob(
  taken: TakenJob,
  job: JobKind<unknown>,
  worker: Worker<unknown>,
  tools: RunTools,
): RunningJob {
  const { db, clock, schedule } = tools
  const log = tools.log.child({ job: taken.id, kind: taken.kind })
  const aborting = new AbortController()
  const { signal } = aborting
  let phase: 'working' | 'committing' | 'done' | 'abandoned' = 'working'

  const lose = () => aborting.abort(new JobInterrupted('lost'))
  const lease = keepLease({
    db,
    held: taken,
    leaseMs: job.leaseMs,
    clock,
    schedule,
    // While the commit runs, its own check of the fence decides.
    onLost: () => phase === 'working' && lose(),
    onError: (error) => log.warn({ err: error }, 'The lease of a job could not be renewed'),
  })
  const finish = (on: Kysely<Tables>) =>
    changeHeld(on, taken, { state: 'done', finished_at: clock(), reason: null })

  let committing = Promise.resolve()
  async function commit(effect: Effect): Promise<void> {
    if (phase === 'abandoned') throw new JobInterrupted('lost')
    if (phase !== 'working') throw new JobError(`Job ${taken.kind}: commit can be called once`)
    phase = 'committing'
    committing = write(effect)
    await committing
  }
  async function write(effect: Effect): Promise<void> {
    try {
      await db.transaction().execute(async (tx) => {
        // First, so that no other process can take the job until the effect is written.
        if (!(await finish(tx))) throw new JobInterrupted('lost')
        await effect(tx)
      })
      phase = 'done'
    } catch (error) {
      phase = 'working'
      throw error
    }
  }

  async function work(): Promise<void> {
    const progress = createProgress({ db, held: taken, leaseMs: job.leaseMs, clock })
    const { id, payload, attempt, run_at: runAt } = taken
    const around: AroundRun = tools.around ?? ((_, inner) => inner())
    await around(taken.kind, () =>
      worker({ id, payload, attempt, runAt, signal, progress, commit, db, log }),
    )
    // A worker may return without waiting for its commit.
    await committing
    if (phase === 'done') return
    // Without a commit there is no proof that an interrupted worker completed.
    signal.throwIfAborted()
    if (!(await finish(db))) throw new JobInterrupted('lost')
    phase = 'done'
  }

  async function run(): Promise<void> {
    try {
      await work()
    } catch (error) {
      lease.end()
      if (phase === 'done') {
        log.error({ err: error }, 'The worker of a job failed after its commit: the job is done')
      } else if (phase !== 'abandoned') {
        await settleFailure(error, { taken, job, signal, log, tools })
      }
    }
    lease.end()
  }

  const giveBack = () =>
    changeHeld(db, taken, { state: 'waiting', due_at: clock(), attempt: taken.attempt - 1 })
  return {
    id: taken.id,
    ended: run().catch((error: unknown) =>
      log.error({ err: error }, 'The outcome of a job could not be recorded; trying again'),
    ),
    renew: () => void lease.renew(),
    interrupt: () => aborting.abort(new JobInterrupted('stopping')),
    async abandon() {
      lease.end()
      await giveBack()
      if (phase === 'working') phase = 'abandoned'
    },
  }
}
