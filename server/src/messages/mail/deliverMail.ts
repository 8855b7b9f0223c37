import { Type } from 'typebox'
import type { Clock } from '../../base/clock.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { JobRefused } from '../../storage/jobs/jobErrors.ts'
import type { Worker } from '../../storage/jobs/jobs.ts'
import { MailNotTaken, type MailTransport } from './mailTransport.ts'
import { outgoingMail } from './outboxRows.ts'
import { outboxWorker } from './outboxWorker.ts'

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

/** A stopping server lets a delivery finish, as half a mail is of no use. */
export const deliverWorker = (transport: MailTransport, clock: Clock): Worker<Delivery> =>
  outboxWorker({
    messageId: ({ mail_id }) => mail_id,
    async deliver(mail) {
      try {
        await transport.deliver(outgoingMail(mail))
      } catch (error) {
        if (error instanceof MailNotTaken && error.isPermanent) throw new JobRefused(error.message)
        throw error
      }
    },
    clock,
  })
