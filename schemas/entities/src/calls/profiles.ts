import { Type } from 'typebox'
import { PageOf, PageQuery } from '../common.ts'
import { DeviceProfile, ProfileDefaults } from '../profile.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const listProfiles = defineCall({
  method: 'GET',
  path: '/profiles',
  entity: 'profiles',
  summary: 'Standards by which air is graded',
  query: PageQuery,
  answer: PageOf(DeviceProfile),
  tokens: 'any',
  access: 'caller',
})

const defaultsPath = '/profiles/defaults'

export const getProfileDefaults = defineCall({
  method: 'GET',
  path: defaultsPath,
  entity: 'profiles',
  summary: 'The profiles that an organization chose for its indoor and outdoor devices',
  query: Type.Object({ organization_id: Type.String() }, { additionalProperties: false }),
  answer: ProfileDefaults,
  tokens: 'all_devices',
  access: { in: 'query', permission: 'read_devices' },
})

export const setProfileDefaults = defineCall({
  method: 'PUT',
  path: defaultsPath,
  entity: 'profiles',
  summary: 'Choose the profiles of all devices for which none was chosen; null: that of their type',
  body: ProfileDefaults,
  answer: ProfileDefaults,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'manage_devices' },
  audit: 'profile-defaults.changed',
  changes: ['profiles', 'nodes'],
})

export const getProfile = defineCall({
  method: 'GET',
  path: '/profiles/:id',
  entity: 'profiles',
  summary: 'A list of one: the profile of that id, or the one that the node of that id has',
  params: ById,
  answer: Type.Array(DeviceProfile, { minItems: 1, maxItems: 1 }),
  tokens: 'any',
  access: { list: 'held_nodes', permission: 'read_devices' },
})
