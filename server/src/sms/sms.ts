import type { Transaction } from 'kysely'
import type { MailLanguage } from '../store/tables/mails.ts'
import type { Tables } from '../store/tables.ts'

/** A text message as it is asked for. */
export interface NewSms {
  /** The address is a phone number in E.164. */
  to: { address: string; name: string }
  language: MailLanguage
  text: string
  /** The organization that it concerns, whose administrators may read it. */
  organizationId: string
  /** Names the occasion: the same key is the same message, sent once. */
  key: string
}

/** Text messages. Like mails they go by the outbox and by jobs, and are kept without a gateway. */
export interface Sms {
  /**
   * Writes a text message into the outbox, in the transaction that causes it. It is handed over at
   * least once; a second time only after a crash, with the same id.
   *
   * @returns the id of the message, or of the one with the same key
   * @throws ApiError QUEUE_FULL while too many messages wait
   */
  send(tx: Transaction<Tables>, sms: NewSms): Promise<string>
  /**
   * Tries a message again that was given up, or sends one that was kept while there was no gateway.
   *
   * @returns whether it is on its way now
   */
  sendAgain(tx: Transaction<Tables>, id: string): Promise<boolean>
}
