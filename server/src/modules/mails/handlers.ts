import { listMails } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import { findMails } from '../../mail/outboxQueries.ts'

export const mailHandlers = (): Handler[] => [
  answer(listMails, ({ db, visible, query }) => findMails(db, visible, query)),
]
