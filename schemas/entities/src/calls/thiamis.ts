import { Type } from 'typebox'
import {
  ThiamisFiles,
  ThiamisFilesEdit,
  ThiamisPath,
  ThiamisSetting,
  ThiamisSettingEdit,
} from '../channel/thiamisPaths.ts'
import { Id } from '../common.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

const reading = { row: 'held_nodes', read: 'read_devices' } as const
const writing = { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' } as const

export const getThiamisSetting = defineCall({
  method: 'GET',
  path: '/thiamis/:id/:path',
  entity: 'nodes',
  summary: 'One setting of a device',
  params: Type.Object({ id: Id, path: ThiamisPath }, { additionalProperties: false }),
  answer: ThiamisSetting,
  tokens: 'any',
  access: reading,
})

export const editThiamisSetting = defineCall({
  method: 'PUT',
  path: '/thiamis/:id/:path',
  entity: 'nodes',
  summary: 'Ask a device for one setting, as PUT nodes/{id} does',
  params: Type.Object({ id: Id, path: ThiamisPath }, { additionalProperties: false }),
  body: ThiamisSettingEdit,
  answer: ThiamisSetting,
  tokens: 'any',
  access: writing,
  audit: 'node.changed',
  changes: ['nodes'],
})

export const getThiamisFiles = defineCall({
  method: 'GET',
  path: '/thiamis/:id/files',
  entity: 'nodes',
  summary: 'The newest texts of the script files of a device, by their names',
  params: ById,
  answer: ThiamisFiles,
  tokens: 'any',
  access: reading,
  // Up to 12 MB.
  limit: { perMinute: 30, by: 'caller' },
})

export const saveThiamisFiles = defineCall({
  method: 'PUT',
  path: '/thiamis/:id/files',
  entity: 'nodes',
  summary: 'Save script files, each as a new version upon the newest one; others stay as they are',
  params: ById,
  body: ThiamisFilesEdit,
  answer: ThiamisFiles,
  tokens: 'any',
  access: writing,
  limit: { perMinute: 30, by: 'caller' },
  audit: 'node.script-saved',
  changes: ['nodes'],
})
