import {
  OrganizationCreate,
  OrganizationCreated,
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
  tokens: 'all_devices',
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

export const createOrganization = defineCall({
  method: 'POST',
  path: '/organizations',
  entity: 'organizations',
  summary: 'Make an organization, whose owner the caller becomes',
  body: OrganizationCreate,
  answer: OrganizationCreated,
  status: 201,
  isSecret: true,
  access: 'caller',
  limit: { perMinute: 10, by: 'caller' },
  audit: 'organization.created',
  changes: ['organizations', 'users', 'nodes', 'plugins'],
})
