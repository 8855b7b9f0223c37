import { InvitationPage, InvitationQuery } from '../invitation.ts'
import { defineCall } from './call.ts'

export const listInvitations = defineCall({
  method: 'GET',
  path: '/invitations',
  entity: 'invitations',
  summary: 'Who was asked to join, the newest first',
  query: InvitationQuery,
  answer: InvitationPage,
  access: { list: 'invitations', permission: 'read_users' },
})
