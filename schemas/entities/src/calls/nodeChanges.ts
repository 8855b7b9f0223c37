import { Type } from 'typebox'
import { Node, NodeTransfer } from '../node.ts'
import {
  NodeChangeOrder,
  NodeChangePreview,
  NodeChangeResultPage,
  NodeChangeResultQuery,
  NodeChangeRun,
  NodeChangeRuns,
} from '../nodeChange.ts'
import { Id } from '../common.ts'
import { NodeParties } from '../nodeParty.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const ByIdAndOrganization = Type.Object({ id: Id, orgId: Id }, { additionalProperties: false })

// Schemas are in the calls themselves: the console is built without them.
/** Changes by the organization that uses a device. */
const changesDevice = {
  entity: 'nodes',
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  changes: ['nodes'],
} as const

/** Changes of the rights to a device, by its owner. */
const changesRights = {
  entity: 'nodes',
  access: { row: 'nodes', read: 'read_devices', change: 'manage_devices' },
  changes: ['nodes', 'data_points', 'measurements'],
} as const

export const activateNode = defineCall({
  ...changesDevice,
  method: 'PUT',
  path: '/nodes/:id/activate',
  summary: 'Activate a device',
  params: ById,
  answer: Node,
  audit: 'node.activated',
})

export const deactivateNode = defineCall({
  ...changesDevice,
  method: 'PUT',
  path: '/nodes/:id/deactivate',
  summary: 'Deactivate a device',
  params: ById,
  answer: Node,
  audit: 'node.deactivated',
})

export const hibernateNode = defineCall({
  ...changesDevice,
  method: 'PUT',
  path: '/nodes/:id/hibernate',
  summary: 'Hibernate a device',
  params: ById,
  answer: Node,
  audit: 'node.hibernated',
})

export const wakeNode = defineCall({
  ...changesDevice,
  method: 'PUT',
  path: '/nodes/:id/wake',
  summary: 'Wake a hibernated device: it has the status again that it had before',
  params: ById,
  answer: Node,
  audit: 'node.woken',
})

export const getNodeParties = defineCall({
  method: 'GET',
  path: '/nodes/:id/organizations',
  entity: 'nodes',
  summary: 'The organizations that have a part in a device; those who may share it see the names',
  params: ById,
  answer: NodeParties,
  tokens: 'any',
  access: { row: 'nodes', read: 'read_devices' },
})

export const shareNode = defineCall({
  ...changesRights,
  method: 'PUT',
  path: '/nodes/:id/shares/:orgId',
  summary: 'Share a device with another organization, whose members can read it from then on',
  params: ByIdAndOrganization,
  answer: Node,
  audit: 'node.shared',
})

export const unshareNode = defineCall({
  ...changesRights,
  method: 'DELETE',
  path: '/nodes/:id/shares/:orgId',
  summary: 'End the share of a device with an organization',
  params: ByIdAndOrganization,
  answer: Node,
  audit: 'node.unshared',
})

export const leaseNode = defineCall({
  ...changesRights,
  method: 'PUT',
  path: '/nodes/:id/lease/:orgId',
  summary:
    'Lease a device to another organization, which uses it in place of its owner from then on',
  params: ByIdAndOrganization,
  answer: Node,
  audit: 'node.leased',
})

export const endNodeLease = defineCall({
  ...changesRights,
  method: 'DELETE',
  path: '/nodes/:id/lease',
  summary: 'End the lease of a device',
  params: ById,
  answer: Node,
  audit: 'node.lease-ended',
})

export const transferNode = defineCall({
  ...changesRights,
  method: 'PUT',
  path: '/nodes/:id/transfer/:orgId',
  summary: 'Give a device to another organization, with its readings',
  params: ByIdAndOrganization,
  body: NodeTransfer,
  answer: Node,
  audit: 'node.transferred',
})

export const updateNodePayment = defineCall({
  ...changesRights,
  method: 'PUT',
  path: '/nodes/:id/payment/:orgId',
  summary: 'Let another organization pay for a device; its owner stays',
  params: ByIdAndOrganization,
  answer: Node,
  access: { row: 'nodes', read: 'read_devices', change: 'admin_devices' },
  audit: 'node.payment-changed',
  changes: ['nodes'],
})

export const resetNode = defineCall({
  ...changesRights,
  method: 'PUT',
  path: '/nodes/:id/reset',
  summary: 'Delete all that is known of a device, and let anybody who has its serial claim it',
  params: ById,
  answer: Nothing,
  tokens: 'any',
  audit: 'node.reset',
})

export const deleteNode = defineCall({
  ...changesRights,
  method: 'DELETE',
  path: '/nodes/:id',
  summary: 'Delete a device with its data points and readings',
  params: ById,
  answer: Nothing,
  tokens: 'any',
  audit: 'node.deleted',
})

export const previewNodeChanges = defineCall({
  method: 'POST',
  reads: true,
  path: '/nodes/changes/preview',
  entity: 'nodes',
  summary: 'What an order to change devices would do now',
  body: NodeChangeOrder,
  answer: NodeChangePreview,
  access: { list: 'nodes', permission: 'manage_devices' },
  limit: { perMinute: 60, by: 'caller' },
})

export const startNodeChanges = defineCall({
  method: 'POST',
  path: '/nodes/changes',
  entity: 'nodes',
  summary: 'Change many devices: the work continues after the call',
  body: NodeChangeOrder,
  answer: NodeChangeRun,
  access: { list: 'nodes', permission: 'manage_devices' },
  limit: { perMinute: 60, by: 'caller' },
  audit: { none: 'each device that is changed leaves an event of its own' },
  changes: ['nodes'],
})

export const listNodeChanges = defineCall({
  method: 'GET',
  path: '/nodes/changes',
  entity: 'nodes',
  summary: 'The newest orders of the caller to change devices',
  answer: NodeChangeRuns,
  access: 'caller',
})

export const getNodeChanges = defineCall({
  method: 'GET',
  path: '/nodes/changes/:id',
  entity: 'nodes',
  summary: 'The progress of an order of the caller',
  params: ById,
  answer: NodeChangeRun,
  access: 'caller',
})

export const listNodeChangeResults = defineCall({
  method: 'GET',
  path: '/nodes/changes/:id/results',
  entity: 'nodes',
  summary: 'What became of each device of an order of the caller',
  params: ById,
  query: NodeChangeResultQuery,
  answer: NodeChangeResultPage,
  access: 'caller',
})

export const cancelNodeChanges = defineCall({
  method: 'POST',
  path: '/nodes/changes/:id/cancel',
  entity: 'nodes',
  summary: 'Cancel an order of the caller: devices that still wait stay as they are',
  params: ById,
  answer: NodeChangeRun,
  access: 'caller',
  audit: { none: 'what was changed until then has left its events' },
  changes: ['nodes'],
})
