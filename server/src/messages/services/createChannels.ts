import { Type } from 'typebox'
import type { Clock } from '../../base/clock.ts'
import type { Config } from '../../base/config.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { JobFailedForNow, JobRefused } from '../../storage/jobs/jobErrors.ts'
import type { Jobs } from '../../storage/jobs/jobs.ts'
import { outboxDelivery } from '../mail/outboxDelivery.ts'
import { insertMessage } from '../mail/outboxRows.ts'
import { outboxWorker } from '../mail/outboxWorker.ts'
import { ChannelNotTaken } from './channelNotTaken.ts'
import type { Channels } from './channels.ts'
import { findChannel } from './findChannels.ts'
import { sendToChannel } from './sendToChannel.ts'

/** Sends one message to its channel. Thirty attempts take about a day. */
const deliverToChannel = defineJob({
  kind: 'channel.send',
  payload: Type.Object({
    message_id: Type.String(),
    organization_id: Type.Union([Type.String(), Type.Null()]),
  }),
  queue: 'channels',
  maxAttempts: 30,
  firstRetryMs: 30_000,
  organization: ({ organization_id }) => organization_id,
})

/** Template of messages to channels in the outbox. */
export const ALERT_CHANNEL = 'alert-channel'

interface ChannelsOptions {
  config: Pick<Config, 'publicUrl' | 'allowPrivateTargets'>
  jobs: Jobs
  clock: Clock
}

/** Sends messages to channels through the outbox and the jobs of a server, where it registers its worker. */
export function createChannels({ config, jobs, clock }: ChannelsOptions): Channels {
  const delivery = outboxDelivery(jobs, deliverToChannel, (id, organizationId) => ({
    message_id: id,
    organization_id: organizationId,
  }))
  const messageHost = new URL(config.publicUrl).hostname
  const { allowPrivateTargets } = config
  const worker = outboxWorker<{ message_id: string }>({
    messageId: ({ message_id }) => message_id,
    async deliver({ channel_id: channelId, channel_message: message }, { db, signal }) {
      const channel = channelId === null ? undefined : await findChannel(db, channelId)
      if (channel === undefined || message === null) {
        throw new JobRefused('The channel was deleted')
      }
      try {
        await sendToChannel(channel, message, { allowPrivateTargets, now: clock(), signal })
      } catch (error) {
        if (!(error instanceof ChannelNotTaken)) throw error
        if (error.isPermanent) throw new JobRefused(error.message)
        throw new JobFailedForNow(error.message, error.retryAfterMs ?? 0)
      }
    },
    clock,
  })
  jobs.work(deliverToChannel, worker)

  return {
    async send(tx, { channel, message, organizationId, key }) {
      const { id, isNew } = await insertMessage(tx, {
        transport: 'channel',
        template: ALERT_CHANNEL,
        key,
        organizationId,
        to: { address: channel.name, name: channel.name },
        language: channel.language,
        rendered: {
          subject: message.title,
          text: `${message.text}\n\n${message.link}`,
          html: null,
        },
        channel: { id: channel.id, message },
        isKept: false,
        messageHost,
        now: clock(),
      })
      if (isNew) await delivery.add(tx, id, organizationId)
      return id
    },
    sendAgain: (tx, id) => delivery.again(tx, id),
  }
}
