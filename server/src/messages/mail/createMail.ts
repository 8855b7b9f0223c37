import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { Config } from '../../base/config.ts'
import type { Clock } from '../../base/clock.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Jobs } from '../../storage/jobs/jobs.ts'
import { deliverMail, deliverWorker } from './deliverMail.ts'
import type { Mail } from './mail.ts'
import { MAIL_IMAGES_BYTES_MAX } from './mailImage.ts'
import { MailError } from '../../base/settings/mailError.ts'
import { recipient } from '../../base/settings/mailAddress.ts'
import { languageOf } from './mailText.ts'
import type { MailTransport } from './mailTransport.ts'
import { outboxDelivery } from './outboxDelivery.ts'
import { forgetMailsBefore, insertMessage } from './outboxRows.ts'
import { renderMail } from './renderMail.ts'
import { createSmtpTransport } from './smtpTransport.ts'

const forgetMails = defineJob({ kind: 'mail.forget', payload: Type.Object({}) })

interface MailOptions {
  config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'mailDays'>
  jobs: Jobs
  /** ms UTC. */
  clock: Clock
}

/** Sends mails through the outbox and the jobs of a server, where it registers its workers. */
export function createMail({ config, jobs, clock }: MailOptions): Mail {
  const transport = chooseTransport(config)
  const delivery = outboxDelivery(jobs, deliverMail, (id, organizationId) => ({
    mail_id: id,
    organization_id: organizationId,
  }))
  const host = new URL(config.publicUrl).host
  const messageHost =
    config.mailFrom?.address.split('@').at(-1) ?? new URL(config.publicUrl).hostname
  jobs.work(forgetMails, ({ db }) => forgetMailsBefore(db, clock() - config.mailDays * DAY_MS))
  jobs.every(forgetMails, { everyMs: HOUR_MS })
  if (transport !== undefined) jobs.work(deliverMail, deliverWorker(transport, clock))

  return {
    async send(
      tx,
      template,
      { to, locale, data, organizationId, key, images = [], unsubscribeUrl },
    ) {
      const language = languageOf(locale)
      const bytes = images.reduce((sum, image) => sum + image.bytes.length, 0)
      if (bytes > MAIL_IMAGES_BYTES_MAX) {
        throw new MailError(
          `Mail ${template.name}: expected pictures of ${MAIL_IMAGES_BYTES_MAX} bytes at most, got ${bytes}`,
        )
      }
      const { id, isNew } = await insertMessage(tx, {
        transport: 'mail',
        template: template.name,
        key,
        organizationId,
        to: recipient(to),
        language,
        rendered: renderMail(template, data, language, host),
        images,
        unsubscribeUrl: unsubscribeUrl ?? null,
        isKept: transport === undefined,
        messageHost,
        now: clock(),
      })
      if (isNew && transport !== undefined) await delivery.add(tx, id, organizationId)
      return id
    },

    async sendAgain(tx, id) {
      return transport !== undefined && delivery.again(tx, id)
    },
  }
}

/** Whether a mail server is configured; without one mails are kept. */
export const isMailSent = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): boolean =>
  smtpUrl !== undefined && mailFrom !== undefined

function chooseTransport({ smtpUrl, mailFrom }: MailOptions['config']): MailTransport | undefined {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined
  return createSmtpTransport(smtpUrl, mailFrom)
}
