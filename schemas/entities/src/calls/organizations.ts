import {
  DeletedOrganizations,
  OrganizationCreate,
  OrganizationCreated,
  OrganizationDeletion,
  OrganizationDetails,
  OrganizationLookup,
  OrganizationLookupQuery,
  OrganizationPage,
  OrganizationQuery,
  OrganizationRemoval,
  OrganizationUpdate,
} from '../organization.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

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
  whileActing: 'about_acting',
})

export const createOrganization = defineCall({
  method: 'POST',
  path: '/organizations',
  entity: 'organizations',
  summary: 'Create an organization, with the caller as its owner',
  body: OrganizationCreate,
  answer: OrganizationCreated,
  status: 201,
  isSecret: true,
  access: 'caller',
  limit: { perMinute: 10, by: 'caller' },
  audit: 'organization.created',
  changes: ['organizations', 'users', 'nodes', 'plugins'],
})

export const getOrganization = defineCall({
  method: 'GET',
  path: '/organizations/:id',
  entity: 'organizations',
  summary: 'An organization with its addresses, and how many members and devices it has',
  params: ById,
  answer: OrganizationDetails,
  access: { row: 'organizations' },
})

export const updateOrganization = defineCall({
  method: 'PUT',
  path: '/organizations/:id',
  entity: 'organizations',
  summary: 'Change the name, the logo or the addresses of an organization',
  params: ById,
  body: OrganizationUpdate,
  answer: OrganizationDetails,
  access: { row: 'organizations', change: 'manage_organizations' },
  audit: 'organization.changed',
  changes: ['organizations'],
})

export const lockOrganization = defineCall({
  method: 'POST',
  path: '/organizations/:id/lock',
  entity: 'organizations',
  summary:
    'For staff: lock an organization, in which only staff change anything from then on; readings are still stored',
  params: ById,
  answer: Nothing,
  access: 'staff',
  whileActing: 'at_hand',
  audit: 'organization.locked',
  changes: ['organizations'],
})

export const unlockOrganization = defineCall({
  method: 'POST',
  path: '/organizations/:id/unlock',
  entity: 'organizations',
  summary: 'For staff: unlock an organization',
  params: ById,
  answer: Nothing,
  access: 'staff',
  whileActing: 'at_hand',
  audit: 'organization.unlocked',
  changes: ['organizations'],
})

export const listDeletedOrganizations = defineCall({
  method: 'GET',
  path: '/organizations/deleted',
  entity: 'organizations',
  summary:
    'Organizations that were deleted and that the caller can restore: as their owner, or as staff',
  answer: DeletedOrganizations,
  access: 'caller',
})

export const getOrganizationRemoval = defineCall({
  method: 'GET',
  path: '/organizations/:id/removal',
  entity: 'organizations',
  summary: 'Counts of what would be deleted with an organization',
  params: ById,
  answer: OrganizationRemoval,
  access: { row: 'organizations', change: 'manage_organizations' },
})

export const deleteOrganization = defineCall({
  method: 'DELETE',
  path: '/organizations/:id',
  entity: 'organizations',
  summary:
    'Delete an organization: it is withheld from everybody for 30 days, in which it can be restored, then removed with all that belongs to it',
  params: ById,
  body: OrganizationDeletion,
  answer: Nothing,
  access: { row: 'organizations', change: 'manage_organizations' },
  audit: 'organization.deleted',
  changes: ['organizations', 'users', 'nodes'],
})

export const restoreOrganization = defineCall({
  method: 'POST',
  path: '/organizations/:id/restore',
  entity: 'organizations',
  summary: 'Restore a deleted organization, as its owner or as staff',
  params: ById,
  answer: Nothing,
  access: 'caller',
  audit: 'organization.restored',
  changes: ['organizations', 'users', 'nodes'],
})
