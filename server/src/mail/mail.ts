import type { Locale } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { MailTemplate } from './defineMail.ts'
import type { MailImage } from './mailImage.ts'

/** A mail as it is asked for. */
export interface NewMail<Data> {
  /** `name` is made fit for a header. */
  to: { address: string; name?: string }
  /** That of the reader. */
  locale: Locale
  data: Data
  /** The organization that it concerns, whose administrators may read it; null: none. */
  organizationId: string | null
  /** Pictures that its `image` blocks show, 100 kB together at most. Default: none. */
  images?: readonly MailImage[]
  /**
   * Ends such mails to this reader: mail programs show it as a button and post to it, without a session
   * (RFC 8058). Default: nothing does.
   */
  unsubscribeUrl?: string
  /** Names the occasion: the same template and key are the same mail, sent once. */
  key: string
}

/** Mails. They go out by jobs, so a call that causes one neither waits for it nor fails with it. */
export interface Mail {
  /**
   * Writes a mail into the outbox, in the transaction that causes it: both happen, or neither. It is
   * delivered at least once; a second time only after a crash, with the same Message-ID. Without
   * `SMTP_URL` it is kept in the outbox to be read.
   *
   * @returns the id of the mail, or of the one with the same template and key
   * @throws MailError where the address is none or the data does not fit the template, or where the pictures are too large
   * @throws ApiError QUEUE_FULL while too many mails wait
   */
  send<Data>(
    tx: Transaction<Tables>,
    template: MailTemplate<Data>,
    mail: NewMail<NoInfer<Data>>,
  ): Promise<string>
  /**
   * Tries a mail again that was given up, or sends one that was kept while there was no mail server.
   *
   * @returns whether it is on its way now; false for mails that were sent, wait or are unknown, and
   *   while there is no mail server
   */
  sendAgain(tx: Transaction<Tables>, id: string): Promise<boolean>
}
