import type { Locale } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { MailTemplate } from './defineMail.ts'
import type { MailImage } from './mailImage.ts'

/** A mail to be sent. */
export interface NewMail<Data> {
  /** `name` is sanitized for use in a header. */
  to: { address: string; name?: string }
  /** The locale of the reader. */
  locale: Locale
  data: Data
  /** The organization concerned, whose administrators may read it; null: none. */
  organizationId: string | null
  /** Pictures that its `image` blocks show, at most 100 kB in total. Default: none. */
  images?: readonly MailImage[]
  /**
   * Unsubscribes this reader from such mails: mail programs show it as a button and post to it, without a session
   * (RFC 8058). Default: none.
   */
  unsubscribeUrl?: string
  /** Identifies the occasion: a mail with the same template and key is sent only once. */
  key: string
}

/** Mails. They are sent by jobs, so a request that causes one neither waits for it nor fails with it. */
export interface Mail {
  /**
   * Writes a mail to the outbox, in the transaction that causes it: both happen, or neither. It is delivered
   * at least once; again only after a crash, with the same Message-ID. Without `SMTP_URL` it is kept in the
   * outbox to be read there.
   *
   * @returns the id of the mail, or of the one with the same template and key
   * @throws MailError if the address is invalid, the data does not match the template, or the pictures are too large
   * @throws ApiError QUEUE_FULL while too many mails are waiting
   */
  send<Data>(
    tx: Transaction<Tables>,
    template: MailTemplate<Data>,
    mail: NewMail<NoInfer<Data>>,
  ): Promise<string>
  /**
   * Retries a mail that was given up, or sends one that was kept while there was no mail server.
   *
   * @returns whether it is queued now; false for mails that were sent, are waiting or unknown, and
   *   while there is no mail server
   */
  sendAgain(tx: Transaction<Tables>, id: string): Promise<boolean>
}
