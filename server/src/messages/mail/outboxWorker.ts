import { SECOND_MS } from '@airshed/domain'
import type { Selectable } from 'kysely'
import type { Clock } from '../../base/clock.ts'
import { borrowJob } from '../../storage/jobs/borrowJob.ts'
import { JobPostponed, JobRefused } from '../../storage/jobs/jobErrors.ts'
import type { JobRun, Worker } from '../../storage/jobs/jobs.ts'
import { reasonOf } from '../../storage/jobs/settleFailure.ts'
import type { OutboxTable } from '../../storage/store/tables/mails.ts'
import { findOlderWaiting, findUnsent, markSent } from './outboxRows.ts'

/** Delay before a message is retried while an older one to its recipient is being delivered. */
const BEHIND_AGAIN_MS = SECOND_MS

export type OutboxMessage = Selectable<OutboxTable>

interface OutboxWorkerOptions<Payload> {
  messageId(payload: Payload): string
  /** Hands a message over. @throws JobRefused if it will never be accepted; any other error is retried */
  deliver(message: OutboxMessage, run: Pick<JobRun<Payload>, 'db' | 'signal'>): Promise<void>
  clock: Clock
}

/**
 * Hands over a message of the outbox, then marks it as sent: after a crash in between it is delivered twice,
 * but never lost.
 *
 * With its growing backoff, a failed message could be overtaken by a younger one, which would report the end of
 * something before its beginning. So older messages to the same recipient are handed over first, even before they
 * are due. If one of them is still not accepted, the younger one does not wait for it.
 */
export const outboxWorker =
  <Payload>(options: OutboxWorkerOptions<Payload>): Worker<Payload> =>
  async (run) => {
    const message = await findUnsent(run.db, options.messageId(run.payload))
    // It was already sent, or deleted with its organization.
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
