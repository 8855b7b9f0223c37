import { Type } from 'typebox'
import {
  NodeScript,
  NodeScriptQuery,
  NodeScripts,
  NodeScriptSave,
  NodeScriptText,
  NodeScriptVersionPage,
  NodeScriptVersionQuery,
  ScriptName,
} from '../channel/nodeScript.ts'
import { Id } from '../common.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const ByScript = Type.Object({ id: Id, name: ScriptName }, { additionalProperties: false })

const reading = { row: 'held_nodes', read: 'read_devices' } as const
const writing = { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' } as const

export const listNodeScripts = defineCall({
  method: 'GET',
  path: '/nodes/:id/scripts',
  entity: 'nodes',
  summary: 'Script files of a device, and how far the device has taken them over',
  params: ById,
  answer: NodeScripts,
  tokens: 'any',
  access: reading,
})

export const getNodeScript = defineCall({
  method: 'GET',
  path: '/nodes/:id/scripts/:name',
  entity: 'nodes',
  summary: 'A script file with its text: the newest version, or one that is named',
  params: ByScript,
  query: NodeScriptQuery,
  answer: NodeScriptText,
  tokens: 'any',
  access: reading,
})

export const listNodeScriptVersions = defineCall({
  method: 'GET',
  path: '/nodes/:id/scripts/:name/versions',
  entity: 'nodes',
  summary: 'Versions of a script file, the newest first, without their texts',
  params: ByScript,
  query: NodeScriptVersionQuery,
  answer: NodeScriptVersionPage,
  tokens: 'any',
  access: reading,
})

export const saveNodeScript = defineCall({
  method: 'PUT',
  path: '/nodes/:id/scripts/:name',
  entity: 'nodes',
  summary:
    'Save a script file, if nobody else has saved it in the meantime; the device then fetches it',
  params: ByScript,
  body: NodeScriptSave,
  answer: NodeScript,
  tokens: 'any',
  access: writing,
  limit: { perMinute: 120, by: 'caller' },
  audit: 'node.script-saved',
  changes: ['nodes'],
})

export const deleteNodeScript = defineCall({
  method: 'DELETE',
  path: '/nodes/:id/scripts/:name',
  entity: 'nodes',
  summary: 'Delete a script file; the device then removes it',
  params: ByScript,
  answer: Nothing,
  tokens: 'any',
  access: writing,
  audit: 'node.script-deleted',
  changes: ['nodes'],
})
