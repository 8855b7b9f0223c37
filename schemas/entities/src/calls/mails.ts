import { Mail, MailDetails, MailList, MailQuery } from '../mail.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const listMails = defineCall({
  method: 'GET',
  path: '/mails',
  entity: 'mails',
  summary: 'Mails of the outbox that concern organizations that the caller manages, newest first',
  query: MailQuery,
  answer: MailList,
  access: { list: 'mails', permission: 'manage_organizations' },
})

export const getMail = defineCall({
  method: 'GET',
  path: '/mails/:id',
  entity: 'mails',
  summary: 'A mail of the outbox with its text, if that is kept and contains no secret',
  params: ById,
  answer: MailDetails,
  access: { row: 'mails', read: 'manage_organizations' },
})

export const sendMailAgain = defineCall({
  method: 'POST',
  path: '/mails/:id/send_again',
  entity: 'mails',
  summary: 'Send a mail that was given up, or was kept while there was no mail server',
  params: ById,
  answer: Mail,
  access: { row: 'mails', read: 'manage_organizations', change: 'manage_organizations' },
  audit: 'mail.sent_again',
  changes: ['mails', 'jobs'],
})
