import type { Transaction } from 'kysely'
import { alertMailLinks, usersWhoManage } from './links/alertMailLinks.ts'
import { pictureFacts } from './pictures/alertPictures.ts'
import type { ServerContext } from '../../context.ts'
import type { NewMail } from '../../messages/mail/mail.ts'
import { languageOf } from '../../messages/mail/mailText.ts'
import { alertChangeMail } from '../../messages/mail/templates/alertChange/alertChangeMail.ts'
import { alertChangesMail } from '../../messages/mail/templates/alertChanges/alertChangesMail.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { listOf, onlyNotice, type ComposedNotices } from './composed.ts'
import type { NoticePictures } from './pictures/noticePictures.ts'
import type { ReaderText } from './wording/noticeText.ts'

export type MailContext = Pick<ServerContext, 'mail' | 'config' | 'clock' | 'memory'>

/** A user who receives a mail. */
interface MailReader extends Pick<NewMail<unknown>, 'to' | 'locale'> {
  id: string
  /** IANA name. */
  timeZone: string
  temperatures: ReaderText['temperatures']
}

/**
 * Mails a reader changes of alerts: one change in full, several as a list.
 *
 * @returns the id of the mail
 * @throws PictureWanted
 */
export async function mailNotices(
  context: MailContext,
  tx: Transaction<Tables>,
  composed: ComposedNotices,
  { reader, pictures }: { reader: MailReader; pictures: NoticePictures },
): Promise<string> {
  const { mail } = context
  const { id: userId, timeZone, temperatures, to, locale } = reader
  const { key, organization, points, link } = composed
  const { name, isSimulated } = organization
  const head = { to, locale, key, organizationId: organization.id }
  const about = { organization: name, isSimulated, link }
  const only = onlyNotice(composed)
  if (only === null) {
    return mail.send(tx, alertChangesMail, { ...head, data: { ...about, ...listOf(composed) } })
  }
  const canManage = (await usersWhoManage(tx, organization.id, [userId])).has(userId)
  const alertId = only.notice.alert_id
  const isOver = only.words.state === 'over'
  const links = alertMailLinks(context, { alertId, userId, canManage, isOver })
  const language = languageOf(locale)
  const words = { language, timeZone, temperatures }
  const picture = pictures.of({ notice: only.notice, points, isSimulated, ...words })
  return mail.send(tx, alertChangeMail, {
    ...head,
    data: {
      ...about,
      ...only.words,
      ...links,
      picture: picture === null ? null : pictureFacts(picture),
    },
    images: picture === null ? [] : [picture],
    unsubscribeUrl: links.unsubscribeLink,
  })
}
