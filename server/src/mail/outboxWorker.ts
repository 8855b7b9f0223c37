import { SECOND_MS } from '@airshed/domain'
import type { Selectable } from 'kysely'
import type { Clock } from '../clock.ts'
import { borrowJob } from '../jobs/borrowJob.ts'
import { JobPostponed, JobRefused } from '../jobs/jobErrors.ts'
import type { JobRun, Worker } from '../jobs/jobs.ts'
import { reasonOf } from '../jobs/settleFailure.ts'
import type { OutboxTable } from '../store/tables/mails.ts'
import { findOlderWaiting, findUnsent, markSent } from './outboxRows.ts'

/** A message looks again after this while an older one to its recipient is being delivered. */
const BEHIND_AGAIN_MS = SECOND_MS

export type OutboxMessage = Selectable<OutboxTable>

export interface OutboxWorkerOptions<Payload> {
  messageId(payload: Payload): string
  /** Hands a message over. @throws JobRefused where it will never be taken; what else it throws is tried again */
  deliver(message: OutboxMessage, run: Pick<JobRun<Payload>, 'db' | 'signal'>): Promise<void>
  clock: Clock
}

/**
 * Hands a message of the outbox over, then writes that it was: a crash in between delivers it twice, never
 * not at all.
 *
 * A message that failed waits longer and longer, so that a younger one would overtake it and say that something
 * is over before it began. So older ones to the same recipient are handed over first, whenever they are due. If
 * one of them is still not taken, the younger one does not wait for it.
 */
export const outboxWorker =
  <Payload>(options: OutboxWorkerOptions<Payload>): Worker<Payload> =>
  async (run) => {
    const message = await findUnsent(run.db, options.messageId(run.payload))
    // It was sent, or went with its organization.
    if (message === undefined) return
    await deliverOlder(run, message, options)
    await options.deliver(message, run)
    await run.commit((tx) => markSent(tx, message.id, options.clock()))
  }

async function deliverOlder<Payload>(
  run: JobRun<Payload>,
  message: OutboxMessage,
  { deliver, clock }: OutboxWorkerOptions<Payload>,
): Promise<void> {
  const { db } = run
  for (const { id, job_id: jobId } of await findOlderWaiting(db, message, run.id)) {
    run.signal.throwIfAborted()
    const job = await borrowJob(db, jobId, clock)
    const older = await findUnsent(db, id)
    if (older === undefined) {
      await job?.finish(async () => {})
      continue
    }
    if (job === undefined) {
      throw new JobPostponed('An older message to the same recipient goes first', BEHIND_AGAIN_MS)
    }
    try {
      await deliver(older, run)
    } catch (error) {
      await job.giveBack(reasonOf(error))
      if (error instanceof JobRefused) continue
      return
    }
    await job.finish((tx) => markSent(tx, id, clock()))
  }
}
