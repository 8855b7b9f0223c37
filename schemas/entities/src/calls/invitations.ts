import { InvitationPage, InvitationQuery } from '../invitation.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listInvitations = defineCall({
  method: 'GET',
  path: '/invitations',
  entity: 'invitations',
  summary: 'Who was asked to join, the newest first',
  query: InvitationQuery,
  answer: InvitationPage,
  access: { list: 'invitations', permission: 'read_users' },
})

export const deleteInvitation = defineCall({
  method: 'DELETE',
  path: '/invitations/:id',
  entity: 'invitations',
  summary: 'Delete an invitation that was not accepted: its link opens nothing from now on',
  params: ById,
  answer: Nothing,
  access: { row: 'invitations', read: 'read_users', change: 'manage_users' },
  audit: 'invitation.deleted',
  changes: ['invitations'],
})
