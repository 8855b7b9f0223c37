import {
  Partnership,
  PartnershipCreate,
  PartnershipFiled,
  PartnershipInvitationPage,
  PartnershipInvitationQuery,
  PartnershipPage,
  PartnershipQuery,
  SharedDevices,
} from '../partnership.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listPartnerships = defineCall({
  method: 'GET',
  path: '/partnerships',
  entity: 'partnerships',
  summary: 'Organizations that may share devices with those of the caller, by name',
  query: PartnershipQuery,
  answer: PartnershipPage,
  access: { list: 'partnerships', permission: 'read_organizations' },
})

export const listSharedDevices = defineCall({
  method: 'GET',
  path: '/partnerships/:id/nodes',
  entity: 'partnerships',
  summary:
    'Devices that the two sides share with each other, as far as the caller can read devices',
  params: ById,
  answer: SharedDevices,
  access: { row: 'partnerships', read: 'read_organizations' },
})

export const createPartnership = defineCall({
  method: 'POST',
  path: '/partnerships',
  entity: 'partnerships',
  summary: 'Ask another organization to become a partner; made at once if both sides agree',
  body: PartnershipCreate,
  answer: PartnershipFiled,
  status: 201,
  access: { in: 'body', permission: 'manage_organizations' },
  limit: { perMinute: 10, by: 'caller' },
  audit: 'partnership.invited',
  changes: ['partnerships'],
})

export const deletePartnership = defineCall({
  method: 'DELETE',
  path: '/partnerships/:id',
  entity: 'partnerships',
  summary:
    'End a partnership: devices are no longer shared between the two sides. Either may end it',
  params: ById,
  answer: Nothing,
  access: { row: 'partnerships', read: 'read_organizations' },
  audit: 'partnership.deleted',
  changes: ['partnerships', 'nodes', 'alerts', 'data_points'],
})

export const listPartnershipInvitations = defineCall({
  method: 'GET',
  path: '/partnership_invitations',
  entity: 'partnerships',
  summary: 'Partnership invitations that were sent and received, the newest first',
  query: PartnershipInvitationQuery,
  answer: PartnershipInvitationPage,
  access: { list: 'partnership_invitations', permission: 'manage_organizations' },
})

export const acceptPartnershipInvitation = defineCall({
  method: 'PUT',
  path: '/partnership_invitations/:id/accept',
  entity: 'partnerships',
  summary: 'Become a partner of the organization that invites',
  params: ById,
  answer: Partnership,
  access: { row: 'partnership_invitations', read: 'manage_organizations' },
  audit: 'partnership.created',
  changes: ['partnerships'],
})

export const rejectPartnershipInvitation = defineCall({
  method: 'PUT',
  path: '/partnership_invitations/:id/reject',
  entity: 'partnerships',
  summary: 'Decline a partnership invitation',
  params: ById,
  answer: Nothing,
  access: { row: 'partnership_invitations', read: 'manage_organizations' },
  audit: 'partnership.declined',
  changes: ['partnerships'],
})

export const deletePartnershipInvitation = defineCall({
  method: 'DELETE',
  path: '/partnership_invitations/:id',
  entity: 'partnerships',
  summary: 'Withdraw a partnership invitation that nobody has answered',
  params: ById,
  answer: Nothing,
  access: { row: 'partnership_invitations', read: 'manage_organizations' },
  audit: 'partnership.withdrawn',
  changes: ['partnerships'],
})
