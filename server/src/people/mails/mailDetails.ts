import type { MailDetails } from '@airshed/schemas'
import type { FoundMail } from '../../messages/mail/outboxQueries.ts'
import { alertChangeMail } from '../../messages/mail/templates/alertChange/alertChangeMail.ts'
import { alertChangesMail } from '../../messages/mail/templates/alertChanges/alertChangesMail.ts'
import { contentIdOf } from '../../messages/mail/mailImage.ts'
import type { StoredImage } from '../../storage/store/tables/mails.ts'
import { partnershipInvitationMail } from '../../messages/mail/templates/partnershipInvitation/partnershipInvitationMail.ts'
import { tokenEndingMail } from '../../messages/mail/templates/tokenEnding/tokenEndingMail.ts'
import { ALERT_CHANNEL } from '../../messages/services/createChannels.ts'
import { ALERT_SMS } from '../../messages/sms/createSms.ts'

/**
 * Templates without secrets: their links lead to pages that require a sign-in. The text of any other, such as an
 * invitation, is only for its recipient.
 */
const READABLE: ReadonlySet<string> = new Set([
  alertChangeMail.name,
  alertChangesMail.name,
  ALERT_SMS,
  ALERT_CHANNEL,
  tokenEndingMail.name,
  partnershipInvitationMail.name,
])

/** A mail as the managers of its organization may read it. */
export function mailDetails({
  body_text: text,
  body_html: html,
  images,
  ...mail
}: FoundMail): MailDetails {
  if (!READABLE.has(mail.template)) return { ...mail, ...NO_TEXT, text_state: 'withheld' }
  if (text === null) return { ...mail, ...NO_TEXT, text_state: 'removed' }
  return {
    ...mail,
    text_state: 'readable',
    body_text: withoutSignedLinks(text),
    body_html: html === null ? null : withPictures(withoutSignedLinks(html), images ?? []),
  }
}

const NO_TEXT = { body_text: null, body_html: null }

/** Signed links act on behalf of the recipient, so nobody else may see them. */
const withoutSignedLinks = (text: string): string => text.replaceAll(SIGNED_LINK, '$1…')

/** The console cannot resolve MIME parts of the message, so pictures are inlined. */
const withPictures = (html: string, images: readonly StoredImage[]): string =>
  images.reduce(
    (page, { id, base64 }) =>
      page.replaceAll(`cid:${contentIdOf(id)}`, `data:image/png;base64,${base64}`),
    html,
  )

const SIGNED_LINK = /(https?:\/\/[^\s"'<>]*?\/n\/)[\w-]{24,400}/g
