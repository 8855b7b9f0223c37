import { MailList, MailQuery } from '../mail.ts'
import { defineCall } from './call.ts'

export const listMails = defineCall({
  method: 'GET',
  path: '/mails',
  entity: 'mails',
  summary: 'Mails of the outbox that concern organizations that the caller manages, newest first',
  query: MailQuery,
  answer: MailList,
  access: { list: 'mails', permission: 'manage_organizations' },
})
