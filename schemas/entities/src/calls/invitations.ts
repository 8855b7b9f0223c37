import {
  Invitation,
  InvitationCreate,
  InvitationPage,
  InvitationQuery,
  InvitationSent,
  OwnInvitations,
} from '../invitation.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listInvitations = defineCall({
  method: 'GET',
  path: '/invitations',
  entity: 'invitations',
  summary: 'Who was invited to join, the newest first',
  query: InvitationQuery,
  answer: InvitationPage,
  access: { list: 'invitations', permission: 'read_users' },
})

export const listOwnInvitations = defineCall({
  method: 'GET',
  path: '/invitations/own',
  entity: 'invitations',
  summary: 'Invitations to the caller’s own address that wait for an answer, the newest first',
  answer: OwnInvitations,
  access: 'caller',
})

export const getInvitation = defineCall({
  method: 'GET',
  path: '/invitations/:id',
  entity: 'invitations',
  summary: 'An invitation, and what came of it',
  params: ById,
  answer: Invitation,
  access: { row: 'invitations', read: 'read_users' },
})

export const createInvitation = defineCall({
  method: 'POST',
  path: '/invitations',
  entity: 'invitations',
  summary: 'Invite somebody by e-mail to an organization, with a role below the caller’s own',
  body: InvitationCreate,
  answer: InvitationSent,
  status: 201,
  isSecret: true,
  access: { in: 'body', permission: 'manage_users' },
  limit: { perMinute: 30, by: 'caller' },
  audit: 'invitation.created',
  changes: ['invitations'],
})

export const resendInvitation = defineCall({
  method: 'POST',
  path: '/invitations/:id/resend',
  entity: 'invitations',
  summary: 'Send an invitation again: with a new link; the old one stops working',
  params: ById,
  answer: InvitationSent,
  isSecret: true,
  access: { row: 'invitations', read: 'read_users', change: 'manage_users' },
  limit: { perMinute: 30, by: 'caller' },
  audit: 'invitation.resent',
  changes: ['invitations'],
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/invitations/:id/accept',
  entity: 'invitations',
  summary: 'Join the organization of an invitation to the caller’s own address',
  params: ById,
  answer: Nothing,
  access: 'caller',
  audit: 'invitation.accepted',
  changes: ['invitations', 'users', 'organizations', 'nodes', 'plugins'],
})

export const declineInvitation = defineCall({
  method: 'POST',
  path: '/invitations/:id/decline',
  entity: 'invitations',
  summary: 'Decline an invitation to the caller’s own address',
  params: ById,
  answer: Nothing,
  access: 'caller',
  audit: 'invitation.declined',
  changes: ['invitations'],
})

export const deleteInvitation = defineCall({
  method: 'DELETE',
  path: '/invitations/:id',
  entity: 'invitations',
  summary: 'Delete an invitation that was not accepted: its link stops working',
  params: ById,
  answer: Nothing,
  access: { row: 'invitations', read: 'read_users', change: 'manage_users' },
  audit: 'invitation.deleted',
  changes: ['invitations'],
})
