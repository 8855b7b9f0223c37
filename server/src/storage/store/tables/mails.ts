import type { MessageTransport } from '@airshed/schemas'
import type { ColumnType } from 'kysely'
import type { ChannelMessage } from './channelMessage.ts'
import type { Json, Millis } from './columns.ts'

/** A requested message: a mail, a text message, or one to a channel. */
export interface OutboxTable {
  id: string
  /** null: the mail concerns no organization. */
  organization_id: string | null
  /** The transport that delivers it. */
  transport: ColumnType<MessageTransport, MessageTransport | undefined>
  template: string
  /** The same key and template are the same mail. */
  key: string
  /** The address of a mail, or the phone number of a text message, or the name of a channel. */
  recipient: string
  recipient_name: string
  language: MailLanguage
  subject: string
  /** null: it was delivered, so its text is no longer needed. */
  body_text: string | null
  body_html: string | null
  /** Pictures in its HTML; null: none, or it was delivered. */
  images: Json<StoredImage[]> | null
  /** For the transport `channel`; null: the channel was deleted. */
  channel_id: ColumnType<string | null, string | null | undefined>
  /** The message for the channel; null: no channel, or it was delivered. */
  channel_message: Json<ChannelMessage> | null
  /** One-click unsubscribe address; null: none, or it was delivered. */
  unsubscribe_url: string | null
  /** With angle brackets; the same for each attempt. */
  message_id: string
  state: MailState
  /** The job that delivers it; null: none was added yet. The job may have been deleted since. */
  job_id: string | null
  created_at: Millis
  sent_at: Millis | null
}

/** A picture that the HTML of a mail references by its id. */
export interface StoredImage {
  id: string
  /** PNG. */
  base64: string
}

/**
 * `kept`: there is no mail server to hand it to. The job of a waiting message shows whether it will be retried or
 * was given up.
 */
export type MailState = 'waiting' | 'sent' | 'kept'

export type MailLanguage = 'en' | 'es'
