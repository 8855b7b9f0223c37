import { getMail, listMails, sendMailAgain } from '@airshed/schemas/calls'
import { sql, type SqlBool } from 'kysely'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import { isMailSent } from '../../mail/createMail.ts'
import { findMail, findMails } from '../../mail/outboxQueries.ts'
import { mailDetails } from './mailDetails.ts'

/** Access was checked with the row. */
const CHECKED = sql<SqlBool>`true`

const noSuchMail = (id: string) => apiError('NOT_FOUND', { what: 'Mail', id })

export const mailHandlers = ({
  mail,
  config,
}: Pick<ServerContext, 'mail' | 'config'>): Handler[] => [
  answer(listMails, ({ db, visible, query }) => findMails(db, visible, query)),

  answer(getMail, async ({ db, row: { id } }) => {
    const found = await findMail(db, CHECKED, id)
    if (found === undefined) throw noSuchMail(id)
    return mailDetails(found)
  }),

  change(sendMailAgain, {
    run: async ({ tx, row: { id } }) => {
      if (!isMailSent(config)) throw apiError('MAIL_SERVER_MISSING')
      const isOnItsWay = await mail.sendAgain(tx, id)
      const found = await findMail(tx, CHECKED, id)
      if (found === undefined) throw noSuchMail(id)
      if (!isOnItsWay) throw apiError('MAIL_NOT_UNSENT', { id, state: found.state })
      const { body_text: _text, body_html: _html, ...sent } = found
      return sent
    },
  }),
]
