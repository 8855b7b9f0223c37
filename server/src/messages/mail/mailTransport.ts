import type { MailAddress } from '../../base/settings/mailAddress.ts'
import type { MailImage } from './mailImage.ts'
import type { MailLanguage } from '../../storage/store/tables/mails.ts'

/** A mail as it is handed over to the transport. */
export interface OutgoingMail {
  to: MailAddress
  subject: string
  text: string
  html: string
  language: MailLanguage
  images: readonly Pick<MailImage, 'id' | 'bytes'>[]
  /** One-click unsubscribe address; null: none. */
  unsubscribeUrl: string | null
  /** With angle brackets; a receiver may drop a second mail with the same id. */
  messageId: string
  /** When it was requested, ms UTC. */
  createdAt: number
}

/** Hands mails over for delivery. */
export interface MailTransport {
  /**
   * Resolves once the other side has accepted the mail.
   *
   * @throws MailNotTaken
   */
  deliver(mail: OutgoingMail): Promise<void>
}

/** A mail was not accepted; the text says which server and why, without secrets. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken'
  /** Whether the mail will never be accepted, so that a retry cannot help. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}
