import type { ChannelLanguage } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { ChannelMessage } from './channelMessage.ts'

/** A message to a channel as it is asked for. */
export interface NewChannelMessage {
  channel: { id: string; name: string; language: ChannelLanguage }
  message: ChannelMessage
  organizationId: string
  /** Names the occasion: the same key is the same message, sent once. */
  key: string
}

/** Messages to channels. Like mails they go by the outbox and by jobs. */
export interface Channels {
  /**
   * Writes a message into the outbox, in the transaction that causes it. It is sent at least once; a
   * second time only after a crash, with the same id.
   *
   * @returns the id of the message, or of the one with the same key
   * @throws ApiError QUEUE_FULL while too many messages wait
   */
  send(tx: Transaction<Tables>, message: NewChannelMessage): Promise<string>
  /** Tries a message again that was given up. @returns whether it is on its way now */
  sendAgain(tx: Transaction<Tables>, id: string): Promise<boolean>
}
