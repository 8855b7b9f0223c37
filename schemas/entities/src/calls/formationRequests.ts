import {
  FormationRejection,
  FormationRequest,
  FormationRequestCreate,
  FormationRequestPage,
  FormationRequestQuery,
} from '../formationRequest.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listFormationRequests = defineCall({
  method: 'GET',
  path: '/formation_requests',
  entity: 'organizations',
  summary: 'Requests for new organizations: those of the caller, and for staff all of them',
  query: FormationRequestQuery,
  answer: FormationRequestPage,
  access: { list: 'formation_requests', permission: 'read_organizations' },
})

export const createFormationRequest = defineCall({
  method: 'POST',
  path: '/formation_requests',
  entity: 'organizations',
  summary: 'Ask staff for a new organization, for oneself or for a partner',
  body: FormationRequestCreate,
  answer: FormationRequest,
  status: 201,
  access: 'caller',
  limit: { perMinute: 10, by: 'caller' },
  audit: 'organization.requested',
  changes: ['organizations'],
})

export const acceptFormationRequest = defineCall({
  method: 'PUT',
  path: '/formation_requests/:id/accept',
  entity: 'organizations',
  summary: 'For staff: create the organization, with the requester as its owner',
  params: ById,
  answer: FormationRequest,
  access: 'staff',
  audit: 'organization.created',
  changes: ['organizations', 'partnerships', 'users'],
})

export const rejectFormationRequest = defineCall({
  method: 'PUT',
  path: '/formation_requests/:id/reject',
  entity: 'organizations',
  summary: 'For staff: reject a request with a reason, of which the requester is notified',
  params: ById,
  body: FormationRejection,
  answer: FormationRequest,
  access: 'staff',
  audit: 'organization.request-rejected',
  changes: ['organizations'],
})

export const deleteFormationRequest = defineCall({
  method: 'DELETE',
  path: '/formation_requests/:id',
  entity: 'organizations',
  summary: 'Withdraw a request that nobody has answered',
  params: ById,
  answer: Nothing,
  access: { row: 'formation_requests' },
  whileLocked: true,
  audit: 'organization.request-withdrawn',
  changes: ['organizations'],
})
