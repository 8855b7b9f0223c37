import type { JobKind } from './defineJob.ts'
import { changeHeld } from './heldJob.ts'
import { inTurn } from './inTurn.ts'
import type { Worker } from './jobs.ts'
import type { PayloadCheck } from './payload.ts'
import { runJob, type RunningJob } from './runJob.ts'
import type { RunTools } from './runTools.ts'
import { nextDueAt, takeJobs, type TakenJob } from './takeJobs.ts'

export interface RegisteredJob {
  job: JobKind<unknown>
  worker: Worker<unknown>
}

interface QueueRunnerOptions {
  queue: string
  /** By kind. */
  registered: ReadonlyMap<string, RegisteredJob>
  /** Jobs that run concurrently in this process. */
  concurrency: number
  check: PayloadCheck
  tools: RunTools
  /** Called with the time at which the next job may be due, ms UTC. */
  wakeAt(at: number): void
}

/** Works on the jobs of one queue. */
export interface QueueRunner {
  running: ReadonlyMap<string, RunningJob>
  /** Takes as many due jobs as the concurrency allows, and more whenever one has ended. */
  poll(): void
  /** Stops taking jobs; resolves when none is being taken. */
  close(): Promise<void>
}

export function createQueueRunner(options: QueueRunnerOptions): QueueRunner {
  const { queue, registered, concurrency, check, tools, wakeAt } = options
  const running = new Map<string, RunningJob>()
  const kinds = [...registered.values()].map(({ job }) => job)
  let isClosed = false

  async function take(): Promise<void> {
    const limit = concurrency - running.size
    if (isClosed || limit <= 0) return
    const filter = { queue, kinds, running: [...running.keys()] }
    const taken = await takeJobs(tools.db, { ...filter, limit, now: tools.clock() })
    for (const job of taken) await begin(job)
    if (taken.length < limit) {
      wakeAt(await nextDueAt(tools.db, { ...filter, running: [...running.keys()] }))
    }
  }

  async function begin(taken: TakenJob): Promise<void> {
    const known = registered.get(taken.kind)
    if (known === undefined) return
    const { job, worker } = known
    const problem = problemOf(taken, job, check)
    if (problem !== null) {
      tools.log.error({ job: taken.id, kind: taken.kind }, `A job has failed: ${problem}`)
      await changeHeld(tools.db, taken, {
        state: 'failed',
        attempt: Math.min(taken.attempt, taken.max_attempts),
        finished_at: tools.clock(),
        reason: problem,
      })
      return polling.again()
    }
    const run = runJob(taken, job, worker, tools)
    running.set(taken.id, run)
    if (isClosed) run.interrupt()
    void freePlace(run)
  }

  async function freePlace({ id, ended }: RunningJob): Promise<void> {
    await ended
    running.delete(id)
    polling.again()
  }

  const polling = inTurn(take, (error) =>
    tools.log.error({ err: error, queue }, 'Jobs could not be taken; trying again'),
  )
  return {
    running,
    poll: () => polling.again(),
    async close() {
      isClosed = true
      await polling.idle()
    },
  }
}

/** Why a job that was taken cannot be given to its worker. */
function problemOf(taken: TakenJob, job: JobKind<unknown>, check: PayloadCheck): string | null {
  if (taken.attempt > taken.max_attempts) {
    return `The process that ran it ended before it was done, the last time at attempt ${taken.max_attempts} of ${taken.max_attempts}`
  }
  const problem = check(job, taken.payload)
  return problem === null ? null : `Its payload no longer fits. ${problem}`
}
