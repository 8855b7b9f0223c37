import type { Transaction } from 'kysely'
import type { MailLanguage } from '../../storage/store/tables/mails.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** A text message to be sent. */
export interface NewSms {
  /** The address is a phone number in E.164. */
  to: { address: string; name: string }
  language: MailLanguage
  /** Without the link; shortened, which it then says, if both together are too long. */
  text: string
  /** Where the reader finds the rest; never cut. */
  link: string
  /** The organization concerned, whose administrators may read it. */
  organizationId: string
  /** Identifies the occasion: a message with the same key is sent only once. */
  key: string
}

/** Text messages. Like mails, they are sent through the outbox by jobs, and are kept without a gateway. */
export interface Sms {
  /**
   * Writes a text message to the outbox, in the transaction that causes it. It is handed over at least
   * once; again only after a crash, with the same id.
   *
   * @returns the id of the message, or of the one with the same key
   * @throws ApiError QUEUE_FULL while too many messages are waiting
   */
  send(tx: Transaction<Tables>, sms: NewSms): Promise<string>
  /**
   * Retries a message that was given up, or sends one that was kept while there was no gateway.
   *
   * @returns whether it is queued now
   */
  sendAgain(tx: Transaction<Tables>, id: string): Promise<boolean>
}
