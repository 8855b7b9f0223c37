import { Type } from 'typebox'
import type { Clock } from '../clock.ts'
import { defineJob } from '../jobs/defineJob.ts'
import { JobRefused } from '../jobs/jobErrors.ts'
import type { Worker } from '../jobs/jobs.ts'
import { MailNotTaken, type MailTransport } from './mailTransport.ts'
import { findUnsent, markSent, outgoingMail } from './outboxRows.ts'

interface Delivery {
  mail_id: string
  organization_id: string | null
}

/** Delivers one mail of the outbox. Thirty attempts take about a day. */
export const deliverMail = defineJob({
  kind: 'mail.send',
  payload: Type.Object({
    mail_id: Type.String(),
    organization_id: Type.Union([Type.String(), Type.Null()]),
  }),
  queue: 'mail',
  maxAttempts: 30,
  firstRetryMs: 30_000,
  organization: ({ organization_id }) => organization_id,
})

/**
 * Hands the mail over, then writes that it was: a crash in between delivers it twice, never not at
 * all. A server that stops lets a delivery come to its end, as half a mail helps nobody.
 */
export function deliverWorker(transport: MailTransport, clock: Clock): Worker<Delivery> {
  return async (run) => {
    const mail = await findUnsent(run.db, run.payload.mail_id)
    // It was sent, or went with its organization.
    if (mail === undefined) return
    try {
      await transport.deliver(outgoingMail(mail))
    } catch (error) {
      if (error instanceof MailNotTaken && error.isPermanent) throw new JobRefused(error.message)
      throw error
    }
    await run.commit((tx) => markSent(tx, mail.id, clock()))
  }
}
