import { Type } from 'typebox'
import { Node, NodeKeyless, NodePage, NodeProfile, NodeSearch, NodeValues } from '../node.ts'
import { NodeTagged, NodeTagging } from '../nodeTagging.ts'
import { DeviceStats, OnlineSearch, OnlineSeries, StatusSearch } from '../stats.ts'
import { defineCall } from './call.ts'
import { deviceSearch } from './deviceSearch.ts'
import { ById } from './params.ts'

/** A list in a URL: repeated, or separated by commas. */
const ListInQuery = Type.Optional(
  Type.Union([
    Type.String({ maxLength: 20_000 }),
    Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 1000 }),
  ]),
)

export const getNode = defineCall({
  method: 'GET',
  path: '/nodes/:id',
  entity: 'nodes',
  summary: 'One device',
  params: ById,
  query: Type.Object({ includes: ListInQuery }, { additionalProperties: false }),
  answer: Node,
  tokens: 'any',
  access: { row: 'nodes', read: 'read_devices' },
})

export const listNodes = defineCall({
  method: 'GET',
  path: '/nodes',
  entity: 'nodes',
  summary: 'Devices; lists of values are repeated or separated by commas',
  query: Type.Object(
    {
      ...NodeSearch.properties,
      node_id: ListInQuery,
      data_point_id: ListInQuery,
      type: ListInQuery,
      includes: ListInQuery,
    },
    { additionalProperties: false },
  ),
  answer: NodePage,
  tokens: 'any',
  access: { list: 'nodes', permission: 'read_devices' },
})

export const searchNodes = defineCall({
  ...deviceSearch,
  path: '/search/nodes',
  entity: 'nodes',
  summary: 'Devices, for questions too long for an address',
  body: NodeSearch,
  answer: NodePage,
  access: { list: 'nodes', permission: 'read_devices' },
})

export const getNodeValues = defineCall({
  method: 'GET',
  path: '/nodes/values',
  entity: 'nodes',
  summary: 'Models, firmware versions and tags of devices, to choose filters from',
  query: Type.Object(
    { organization_id: NodeSearch.properties.organization_id },
    { additionalProperties: false },
  ),
  answer: NodeValues,
  tokens: 'any',
  access: { list: 'nodes', permission: 'read_devices' },
})

export const tagNodes = defineCall({
  method: 'PUT',
  path: '/nodes/tags',
  entity: 'nodes',
  summary: 'Give tags to several devices, or take some from them',
  body: NodeTagging,
  answer: NodeTagged,
  access: { list: 'nodes', permission: 'manage_devices' },
  limit: { perMinute: 60, by: 'caller' },
  audit: 'node.changed',
  changes: ['nodes'],
})

export const setNodeKeyless = defineCall({
  method: 'PUT',
  path: '/nodes/:id/keyless',
  entity: 'nodes',
  summary: 'Whether a device takes readings without the key of its organization',
  params: ById,
  body: NodeKeyless,
  answer: Node,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.changed',
  changes: ['nodes'],
})

export const setNodeProfile = defineCall({
  method: 'PUT',
  path: '/nodes/:id/profile',
  entity: 'nodes',
  summary: 'Choose the profile that grades the air at a device; null: the default',
  params: ById,
  body: NodeProfile,
  answer: Node,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  audit: 'node.changed',
  changes: ['nodes'],
})

export const searchStatus = defineCall({
  ...deviceSearch,
  path: '/search/status',
  entity: 'nodes',
  summary: 'How many devices of each type are in each state',
  body: StatusSearch,
  answer: DeviceStats,
})

export const searchOnline = defineCall({
  ...deviceSearch,
  path: '/search/online',
  entity: 'nodes',
  summary: 'How many devices of each type reported in each of the last hours',
  body: Type.Object(
    { ...OnlineSearch.properties, hours: Type.Optional(OnlineSearch.properties.hours) },
    { additionalProperties: false },
  ),
  answer: OnlineSeries,
})
