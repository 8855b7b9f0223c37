import {
  OrganizationLookup,
  OrganizationLookupQuery,
  OrganizationPage,
  OrganizationQuery,
} from '../organization.ts'
import { defineCall } from './call.ts'

export const listOrganizations = defineCall({
  method: 'GET',
  path: '/organizations',
  entity: 'organizations',
  summary: 'Organizations in which the caller holds any permission',
  query: OrganizationQuery,
  answer: OrganizationPage,
  access: { organizations: 'member', foreign: 'empty' },
})

export const lookUpOrganizations = defineCall({
  method: 'GET',
  path: '/organizations/lookup',
  entity: 'organizations',
  summary: 'For staff: organizations by a part of their name or external_id, at most 20',
  query: OrganizationLookupQuery,
  answer: OrganizationLookup,
  access: 'staff',
})
