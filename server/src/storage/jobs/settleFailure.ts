import type { FastifyBaseLogger } from 'fastify'
import type { JobKind } from './defineJob.ts'
import { changeHeld } from './heldJob.ts'
import { JobFailedForNow, JobInterrupted, JobPostponed, JobRefused } from './jobErrors.ts'
import { retryDelayMs } from './retryDelay.ts'
import type { RunTools } from './runTools.ts'
import type { TakenJob } from './takeJobs.ts'

const REASON_LENGTH_MAX = 2_000

interface FailedRun {
  taken: TakenJob
  job: JobKind<unknown>
  signal: AbortSignal
  log: FastifyBaseLogger
  tools: Pick<RunTools, 'db' | 'clock' | 'random'>
}

/** Writes the outcome of a job whose worker failed: a retry, or the end. */
export async function settleFailure(error: unknown, failed: FailedRun): Promise<void> {
  const { taken, job, signal, log, tools } = failed
  const { db, clock, random } = tools
  const why = interruptionOf(error, signal)
  if (why === 'lost') {
    log.info('A job is not finished here: it was cancelled, or another process has it')
    return
  }
  const now = clock()
  if (why === 'stopping') {
    // The attempt was not the job's fault.
    await changeHeld(db, taken, { state: 'waiting', due_at: now, attempt: taken.attempt - 1 })
    return
  }
  if (error instanceof JobPostponed) {
    const again = { due_at: now + error.afterMs, attempt: taken.attempt - 1 }
    await changeHeld(db, taken, { state: 'waiting', ...again })
    return
  }
  const reason = reasonOf(error)
  if (error instanceof JobRefused || taken.attempt >= taken.max_attempts) {
    log.error({ err: error, attempt: taken.attempt }, 'A job has failed for good')
    await changeHeld(db, taken, { state: 'failed', finished_at: now, reason })
    return
  }
  const askedMs = error instanceof JobFailedForNow ? error.retryAfterMs : 0
  const delayMs = Math.max(retryDelayMs(taken.attempt, job.firstRetryMs, random()), askedMs)
  log.warn(
    { err: error, attempt: taken.attempt, delayMs },
    'A job has failed and will be tried again',
  )
  await changeHeld(db, taken, { state: 'waiting', due_at: now + delayMs, reason })
}

/** Treats anything a worker throws after its signal was aborted as the interruption. */
function interruptionOf(error: unknown, signal: AbortSignal): JobInterrupted['why'] | null {
  const cause: unknown = signal.aborted ? signal.reason : error
  return cause instanceof JobInterrupted ? cause.why : null
}

/** The text of an error, made storable. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const stated = text === '' ? 'The worker failed without saying why' : text
  return stated.replaceAll('\0', '').slice(0, REASON_LENGTH_MAX)
}
