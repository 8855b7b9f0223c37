import { Type } from 'typebox'
import { PageOf, PageQuery } from '../common.ts'
import { DeviceProfile } from '../profile.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const listProfiles = defineCall({
  method: 'GET',
  path: '/profiles',
  entity: 'profiles',
  summary: 'Standards by which air is judged',
  query: PageQuery,
  answer: PageOf(DeviceProfile),
  access: 'caller',
})

export const getProfile = defineCall({
  method: 'GET',
  path: '/profiles/:id',
  entity: 'profiles',
  summary: 'A list of one: the profile of that id, or the one that the node of that id has',
  params: ById,
  answer: Type.Array(DeviceProfile, { minItems: 1, maxItems: 1 }),
  access: { list: 'nodes', permission: 'read_devices' },
})
