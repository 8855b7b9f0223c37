import { Type } from 'typebox'
import type { Clock } from '../../base/clock.ts'
import type { Config } from '../../base/config.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { JobRefused } from '../../storage/jobs/jobErrors.ts'
import type { Jobs } from '../../storage/jobs/jobs.ts'
import { outboxDelivery } from '../mail/outboxDelivery.ts'
import { insertMessage } from '../mail/outboxRows.ts'
import { outboxWorker } from '../mail/outboxWorker.ts'
import { cutText } from '../../base/settings/cutText.ts'
import { readSmsUrl, type SmsGateway } from '../../base/settings/smsUrl.ts'
import { handToGateway, SmsNotTaken } from './handToGateway.ts'
import type { Sms } from './sms.ts'
import { smsMessage } from './smsMessage.ts'

/** Hands over one text message to the gateway. Thirty attempts take about a day. */
const deliverSms = defineJob({
  kind: 'sms.send',
  payload: Type.Object({
    message_id: Type.String(),
    organization_id: Type.Union([Type.String(), Type.Null()]),
  }),
  queue: 'sms',
  maxAttempts: 30,
  firstRetryMs: 30_000,
  organization: ({ organization_id }) => organization_id,
})

interface SmsOptions {
  config: Pick<Config, 'publicUrl' | 'smsUrl'>
  jobs: Jobs
  clock: Clock
}

/** Sends text messages through the outbox and the jobs of a server, where it registers its worker. */
export function createSms({ config, jobs, clock }: SmsOptions): Sms {
  const gateway = config.smsUrl === undefined ? undefined : readSmsUrl(config.smsUrl)
  const delivery = outboxDelivery(jobs, deliverSms, (id, organizationId) => ({
    message_id: id,
    organization_id: organizationId,
  }))
  const messageHost = new URL(config.publicUrl).hostname
  if (gateway !== undefined) workOn(jobs, gateway, clock)

  return {
    async send(tx, { to, language, text, link, organizationId, key }) {
      const line = smsMessage({ text, link }, language)
      const { id, isNew } = await insertMessage(tx, {
        transport: 'sms',
        template: ALERT_SMS,
        key,
        organizationId,
        to,
        language,
        messageHost,
        rendered: { subject: cutText(line, SUBJECT_MAX), text: line, html: null },
        isKept: gateway === undefined,
        now: clock(),
      })
      if (isNew && gateway !== undefined) await delivery.add(tx, id, organizationId)
      return id
    },

    async sendAgain(tx, id) {
      return gateway !== undefined && delivery.again(tx, id)
    },
  }
}

/** Template of text messages about alerts in the outbox. */
export const ALERT_SMS = 'alert-sms'
/** Characters of a text that the list of the outbox shows. */
const SUBJECT_MAX = 200

function workOn(jobs: Jobs, { requestOf, where }: SmsGateway, clock: Clock): void {
  const worker = outboxWorker<{ message_id: string }>({
    messageId: ({ message_id }) => message_id,
    async deliver({ id, recipient: to, body_text: text }) {
      try {
        await handToGateway(requestOf({ id, to, text: text ?? '' }), where, id)
      } catch (error) {
        if (error instanceof SmsNotTaken && error.isPermanent) throw new JobRefused(error.message)
        throw error
      }
    },
    clock,
  })
  jobs.work(deliverSms, worker)
}
