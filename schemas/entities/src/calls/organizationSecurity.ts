import { OrganizationSecurity, OrganizationSecurityState } from '../secondFactor.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const getOrganizationSecurity = defineCall({
  method: 'GET',
  path: '/organizations/:id/security',
  entity: 'organizations',
  summary: 'Whether the organization requires a second factor, and how many members have none',
  params: ById,
  answer: OrganizationSecurityState,
  access: { row: 'organizations', change: 'manage_organizations' },
})

export const setOrganizationSecurity = defineCall({
  method: 'PUT',
  path: '/organizations/:id/security',
  entity: 'organizations',
  summary: 'Set whether members reach the data of the organization only with a second factor',
  params: ById,
  body: OrganizationSecurity,
  answer: OrganizationSecurity,
  access: { row: 'organizations', change: 'manage_organizations' },
  audit: 'organization.security',
  changes: ['organizations', 'users'],
})
