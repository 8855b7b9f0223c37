import { Type } from 'typebox'
import { DebugLinePage, DebugLineQuery } from '../channel/debugLine.ts'
import { DeviceCommand, DeviceCommandPage, DeviceCommandQuery } from '../channel/deviceCommand.ts'
import { DeviceKey } from '../channel/deviceKey.ts'
import { NodeSettings } from '../channel/settingState.ts'
import { NodeWifi } from '../channel/nodeWifi.ts'
import { Id } from '../common.ts'
import { DeviceEventPage, DeviceEventQuery } from '../deviceEvent.ts'
import { Node, NodeEdit } from '../node.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const editNode = defineCall({
  method: 'PUT',
  path: '/nodes/:id',
  entity: 'nodes',
  summary: 'Name, describe and place a device, map its payload, and ask it for settings',
  params: ById,
  body: NodeEdit,
  answer: Node,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.changed',
  changes: ['nodes'],
})

export const getNodeSettings = defineCall({
  method: 'GET',
  path: '/nodes/:id/settings',
  entity: 'nodes',
  summary: 'Settings of a device: those that were asked for, and those that it reports',
  params: ById,
  answer: NodeSettings,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices' },
})

export const getNodeWifi = defineCall({
  method: 'GET',
  path: '/nodes/:id/default_wifi',
  entity: 'nodes',
  summary: 'The Wi-Fi network of a device, and those that it found; without passwords',
  params: ById,
  answer: NodeWifi,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
})

export const commandNode = defineCall({
  method: 'PUT',
  path: '/nodes/:id/actions/:action',
  entity: 'nodes',
  summary: 'Send a device a command, which waits until the device fetches it or it expires',
  params: Type.Object({ id: Id, action: Id }, { additionalProperties: false }),
  answer: DeviceCommand,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  limit: { perMinute: 120, by: 'caller' },
  audit: 'node.commanded',
  changes: ['nodes'],
})

export const withdrawNodeCommand = defineCall({
  method: 'PUT',
  path: '/nodes/:id/commands/:command/withdraw',
  entity: 'nodes',
  summary: 'Withdraw a command that waits for its device, which is then never sent it',
  params: Type.Object({ id: Id, command: Id }, { additionalProperties: false }),
  answer: DeviceCommand,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  limit: { perMinute: 120, by: 'caller' },
  audit: 'node.command-withdrawn',
  changes: ['nodes'],
})

export const listNodeCommands = defineCall({
  method: 'GET',
  path: '/nodes/:id/commands',
  entity: 'nodes',
  summary: 'Commands of a device and what became of them, the newest first',
  params: ById,
  query: DeviceCommandQuery,
  answer: DeviceCommandPage,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
})

export const listNodeDebug = defineCall({
  method: 'GET',
  path: '/nodes/:id/debug',
  entity: 'nodes',
  summary: 'Debug lines of a device, the newest first; tags are repeated or separated by commas',
  params: ById,
  query: DebugLineQuery,
  answer: DebugLinePage,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
})

export const listNodeEvents = defineCall({
  method: 'GET',
  path: '/nodes/:id/events',
  entity: 'nodes',
  summary:
    'What was done to a device and by it while the organization that uses it had it, the newest first',
  params: ById,
  query: DeviceEventQuery,
  answer: DeviceEventPage,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
})

export const makeNodeKey = defineCall({
  method: 'PUT',
  path: '/nodes/:id/key',
  entity: 'nodes',
  summary: 'Create a device’s own key; the one before it stops working',
  params: ById,
  answer: DeviceKey,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  isSecret: true,
  audit: 'node.key-made',
  changes: ['nodes'],
})

export const revokeNodeKey = defineCall({
  method: 'DELETE',
  path: '/nodes/:id/key',
  entity: 'nodes',
  summary: 'Revoke a device’s own key',
  params: ById,
  answer: NodeSettings,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.key-revoked',
  changes: ['nodes'],
})
