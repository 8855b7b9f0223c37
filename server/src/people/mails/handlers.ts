import { getMail, listMails, sendMailAgain } from '@airshed/schemas/calls'
import { sql, type SqlBool, type Transaction } from 'kysely'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { isMailSent } from '../../messages/mail/createMail.ts'
import { findMail, findMails, type FoundMail } from '../../messages/mail/outboxQueries.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { mailDetails } from './mailDetails.ts'

/** Access was checked with the row. */
const CHECKED = sql<SqlBool>`true`

const noSuchMail = (id: string) => apiError('NOT_FOUND', { what: 'Mail', id })

type MailsContext = Pick<ServerContext, 'mail' | 'sms' | 'channels' | 'config'>

/** @throws ApiError if the mail server or SMS gateway is not configured */
function sendAgain(
  { mail, sms, channels, config }: MailsContext,
  tx: Transaction<Tables>,
  { id, transport }: FoundMail,
): Promise<boolean> {
  if (transport === 'sms') {
    if (config.smsUrl === undefined) throw apiError('SMS_GATEWAY_MISSING')
    return sms.sendAgain(tx, id)
  }
  if (transport === 'channel') return channels.sendAgain(tx, id)
  if (!isMailSent(config)) throw apiError('MAIL_SERVER_MISSING')
  return mail.sendAgain(tx, id)
}

export const mailHandlers = (context: MailsContext): Handler[] => [
  answer(listMails, ({ db, visible, query }) => findMails(db, visible, query)),

  answer(getMail, async ({ db, row: { id } }) => {
    const found = await findMail(db, CHECKED, id)
    if (found === undefined) throw noSuchMail(id)
    return mailDetails(found)
  }),

  change(sendMailAgain, {
    run: async ({ tx, row: { id } }) => {
      const asked = await findMail(tx, CHECKED, id)
      if (asked === undefined) throw noSuchMail(id)
      const isOnItsWay = await sendAgain(context, tx, asked)
      const found = await findMail(tx, CHECKED, id)
      if (found === undefined) throw noSuchMail(id)
      if (!isOnItsWay) throw apiError('MAIL_NOT_UNSENT', { id, state: found.state })
      const { body_text: _text, body_html: _html, images: _images, ...sent } = found
      return sent
    },
  }),
]
