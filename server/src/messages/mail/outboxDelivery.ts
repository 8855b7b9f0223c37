import type { Transaction } from 'kysely'
import type { JobKind } from '../../storage/jobs/defineJob.ts'
import type { Jobs } from '../../storage/jobs/jobs.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { findUnsent, setMailJob } from './outboxRows.ts'

/** Hands messages of the outbox to the job that delivers them. */
interface OutboxDelivery {
  /** @throws ApiError QUEUE_FULL while too many messages are waiting */
  add(tx: Transaction<Tables>, id: string, organizationId: string | null): Promise<void>
  /** Retries a message that was given up or kept. @returns whether it is queued now */
  again(tx: Transaction<Tables>, id: string): Promise<boolean>
}

/** @param payloadOf the payload of the job for a message */
export function outboxDelivery<Payload>(
  jobs: Jobs,
  job: JobKind<Payload>,
  payloadOf: (id: string, organizationId: string | null) => Payload,
): OutboxDelivery {
  const queue = async (
    tx: Transaction<Tables>,
    id: string,
    organizationId: string | null,
  ): Promise<string> => {
    const jobId = await jobs.add(tx, job, payloadOf(id, organizationId), { key: id })
    await setMailJob(tx, id, jobId)
    return jobId
  }
  return {
    async add(tx, id, organizationId) {
      await queue(tx, id, organizationId)
    },
    async again(tx, id) {
      const message = await findUnsent(tx, id)
      if (message === undefined) return false
      if (message.job_id !== null && (await jobs.repeat(message.job_id, tx))) return true
      // The message was kept, or its job has been deleted.
      return (await queue(tx, id, message.organization_id)) !== message.job_id
    },
  }
}
