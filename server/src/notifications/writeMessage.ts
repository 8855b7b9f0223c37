import { DEFAULT_LOCALE } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { monitorUrl } from '../alerts/monitorUrl.ts'
import type { ServerContext } from '../context.ts'
import { languageOf } from '../mail/mailText.ts'
import type { Tables } from '../store/tables.ts'
import type { ComposedNotices } from './composed.ts'
import type { DueNotice } from './dueNotices.ts'
import { mailNotices, type MailContext } from './mailNotices.ts'
import { noticeWords, pointWords } from './noticeWords.ts'
import { smsText } from './smsText.ts'

type Tx = Transaction<Tables>
export type MessageContext = MailContext & Pick<ServerContext, 'sms'>

/**
 * Writes one message to a recipient into the outbox: of notices about alerts of one organization.
 *
 * @returns its id; null: there is nowhere to send it
 */
export async function writeMessage(
  context: MessageContext,
  tx: Tx,
  organizationId: string,
  notices: readonly DueNotice[],
): Promise<string | null> {
  const { sms, config } = context
  const [first] = notices
  if (first === undefined || first.user_id === null) return null
  const user = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'locale', 'timezone', 'phone_number'])
    .where('id', '=', first.user_id)
    .executeTakeFirstOrThrow()
  const locale = user.locale ?? DEFAULT_LOCALE
  const language = languageOf(locale)
  const name = `${user.first_name} ${user.last_name}`.trim()
  const points = await pointWords(tx, notices)
  const composed: ComposedNotices = {
    key: String(first.id),
    organization: await organizationOf(tx, organizationId),
    notices: notices.map((notice) =>
      noticeWords(notice, points, { language, timeZone: user.timezone }),
    ),
    digest: first.via === 'email_digest' ? first.digest_period : null,
    ...aboutAlerts(config.publicUrl, organizationId, notices),
  }
  if (first.via === 'sms') {
    if (user.phone_number === null) return null
    const to = { address: user.phone_number, name }
    const text = smsText(composed, language)
    return sms.send(tx, { to, language, text, organizationId, key: composed.key })
  }
  const reader = { id: first.user_id, to: { address: user.email, name }, locale }
  return mailNotices(context, tx, composed, reader)
}

async function organizationOf(tx: Tx, id: string): Promise<ComposedNotices['organization']> {
  const row = await tx
    .selectFrom('organizations')
    .select(['name', 'is_simulated'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, name: row.name, isSimulated: row.is_simulated }
}

/** Which alert a message is about, and where it leads: to the monitor of it, or to the list. */
function aboutAlerts(
  publicUrl: string,
  organizationId: string,
  notices: readonly DueNotice[],
): Pick<ComposedNotices, 'alertId' | 'link'> {
  const [alertId = '', ...others] = new Set(notices.map(({ alert_id: id }) => id))
  return others.length > 0
    ? { alertId: null, link: `${publicUrl}/${encodeURIComponent(organizationId)}/alerts` }
    : { alertId, link: monitorUrl(publicUrl, organizationId, alertId) }
}
