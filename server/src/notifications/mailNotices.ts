import type { Transaction } from 'kysely'
import type { Mail, NewMail } from '../mail/mail.ts'
import { alertChangeMail } from '../mail/templates/alertChange/alertChangeMail.ts'
import { alertChangesMail } from '../mail/templates/alertChanges/alertChangesMail.ts'
import type { Tables } from '../store/tables.ts'
import { listed, type ComposedNotices } from './composed.ts'

/**
 * Mails a reader what alerts did: one change in full, several as a list.
 *
 * @returns the id of the mail
 */
export function mailNotices(
  mail: Mail,
  tx: Transaction<Tables>,
  composed: ComposedNotices,
  reader: Pick<NewMail<unknown>, 'to' | 'locale'>,
): Promise<string> {
  const { key, organization, notices, digest, link, isOneAlert } = composed
  const head = { ...reader, key, organizationId: organization.id }
  const about = { organization: organization.name, isSimulated: organization.isSimulated, link }
  const [only, ...others] = notices
  if (only !== undefined && others.length === 0 && digest === null) {
    return mail.send(tx, alertChangeMail, { ...head, data: { ...about, ...only } })
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
      alert: isOneAlert ? (only?.name ?? null) : null,
      digest,
      more,
      count: notices.length,
      changes,
    },
  })
}
