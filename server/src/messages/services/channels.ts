import type { ChannelLanguage } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { ChannelMessage } from './channelMessage.ts'

/** A message to be sent to a channel. */
interface NewChannelMessage {
  channel: { id: string; name: string; language: ChannelLanguage }
  message: ChannelMessage
  organizationId: string
  /** Identifies the occasion: a message with the same key is sent only once. */
  key: string
}

/** Messages to channels. Like mails, they are sent through the outbox by jobs. */
export interface Channels {
  /**
   * Writes a message to the outbox, in the transaction that causes it. It is sent at least once; again
   * only after a crash, with the same id.
   *
   * @returns the id of the message, or of the one with the same key
   * @throws ApiError QUEUE_FULL while too many messages are waiting
   */
  send(tx: Transaction<Tables>, message: NewChannelMessage): Promise<string>
  /** Retries a message that was given up. @returns whether it is queued now */
  sendAgain(tx: Transaction<Tables>, id: string): Promise<boolean>
}
