import type { Transaction } from 'kysely'
import { alertMailLinks, usersWhoMute } from '../alerts/links/alertMailLinks.ts'
import type { ServerContext } from '../context.ts'
import type { NewMail } from '../mail/mail.ts'
import { alertChangeMail } from '../mail/templates/alertChange/alertChangeMail.ts'
import { alertChangesMail } from '../mail/templates/alertChanges/alertChangesMail.ts'
import type { Tables } from '../store/tables.ts'
import { listed, type ComposedNotices } from './composed.ts'

export type MailContext = Pick<ServerContext, 'mail' | 'config' | 'clock' | 'memory'>

/** A user who is written to. */
export interface MailReader extends Pick<NewMail<unknown>, 'to' | 'locale'> {
  id: string
}

/**
 * Mails a reader what alerts did: one change in full, several as a list.
 *
 * @returns the id of the mail
 */
export async function mailNotices(
  context: MailContext,
  tx: Transaction<Tables>,
  composed: ComposedNotices,
  { id: userId, ...reader }: MailReader,
): Promise<string> {
  const { mail } = context
  const { key, organization, notices, digest, link, alertId } = composed
  const head = { ...reader, key, organizationId: organization.id }
  const about = { organization: organization.name, isSimulated: organization.isSimulated, link }
  const [only, ...others] = notices
  if (only !== undefined && alertId !== null && others.length === 0 && digest === null) {
    const canMute = (await usersWhoMute(tx, organization.id, [userId])).has(userId)
    const links = alertMailLinks(context, { alertId, userId, canMute })
    return mail.send(tx, alertChangeMail, {
      ...head,
      data: { ...about, ...only, ...links },
      unsubscribeUrl: links.unsubscribeLink,
    })
  }
  const { shown, more } = listed(composed)
  const changes = shown.map(({ name, level, isActive, time, conditions }) => ({
    name,
    level,
    isActive,
    time,
    condition: conditions[0] ?? null,
  }))
  return mail.send(tx, alertChangesMail, {
    ...head,
    data: {
      ...about,
      alert: alertId === null ? null : (only?.name ?? null),
      digest,
      more,
      count: notices.length,
      changes,
    },
  })
}
