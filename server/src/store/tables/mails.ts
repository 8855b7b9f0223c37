import type { MessageTransport } from '@airshed/schemas'
import type { ColumnType } from 'kysely'
import type { ChannelMessage } from './channelMessage.ts'
import type { Json, Millis } from './columns.ts'

/** A message that was asked for: a mail, a text message, or one to a channel. */
export interface OutboxTable {
  id: string
  /** null: the mail concerns no organization. */
  organization_id: string | null
  /** What it is handed to. */
  transport: ColumnType<MessageTransport, MessageTransport | undefined>
  template: string
  /** The same key and template are the same mail. */
  key: string
  /** The address of a mail, or the phone number of a text message, or the name of a channel. */
  recipient: string
  recipient_name: string
  language: MailLanguage
  subject: string
  /** null: it was delivered, so its text is not needed any more. */
  body_text: string | null
  body_html: string | null
  /** Pictures in its HTML; null: none, or it was delivered. */
  images: Json<StoredImage[]> | null
  /** For the transport `channel`; null: it is no more. */
  channel_id: ColumnType<string | null, string | null | undefined>
  /** What the channel is told; null: no channel, or it was delivered. */
  channel_message: Json<ChannelMessage> | null
  /** Ends such mails by one click; null: none, or it was delivered. */
  unsubscribe_url: string | null
  /** With angle brackets; the same for each attempt. */
  message_id: string
  state: MailState
  /** The job that delivers it; null: none was added yet. The job may be forgotten by now. */
  job_id: string | null
  created_at: Millis
  sent_at: Millis | null
}

/** A picture that the HTML of a mail names by its id. */
export interface StoredImage {
  id: string
  /** PNG. */
  base64: string
}

/**
 * `kept`: there is no mail server to hand it to. Whether one that waits is to be tried again or was
 * given up is known by its job.
 */
export type MailState = 'waiting' | 'sent' | 'kept'

export type MailLanguage = 'en' | 'es'
