import type { MailAddress } from '../settings/mailAddress.ts'
import type { MailImage } from './mailImage.ts'
import type { MailLanguage } from '../store/tables/mails.ts'

/** A mail as it is handed over. */
export interface OutgoingMail {
  to: MailAddress
  subject: string
  text: string
  html: string
  language: MailLanguage
  images: readonly Pick<MailImage, 'id' | 'bytes'>[]
  /** Ends such mails by one click; null: nothing does. */
  unsubscribeUrl: string | null
  /** With angle brackets; a receiver may drop a second mail of the same one. */
  messageId: string
  /** When it was asked for, ms UTC. */
  createdAt: number
}

/** Hands mails over for delivery. */
export interface MailTransport {
  /**
   * Resolves once the other side has taken the mail.
   *
   * @throws MailNotTaken
   */
  deliver(mail: OutgoingMail): Promise<void>
}

/** A mail was not taken; the text says by whom and why, without secrets. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken'
  /** Whether the same mail will never be taken: another attempt cannot help. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}
