import { Type } from 'typebox'
import { Id } from '../common.ts'
import {
  NewQualityFlags,
  QualityFlag,
  QualityFlagPage,
  QualityFlagQuery,
  QualityFlags,
} from '../qualityFlag.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

const changing = { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' } as const

export const listQualityFlags = defineCall({
  method: 'GET',
  path: '/nodes/:id/quality_flags',
  entity: 'nodes',
  summary:
    'Quality flags of a device, in force and withdrawn; by the start of their span, the newest first',
  params: ById,
  query: QualityFlagQuery,
  answer: QualityFlagPage,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices' },
})

export const addQualityFlags = defineCall({
  method: 'POST',
  path: '/nodes/:id/quality_flags',
  entity: 'nodes',
  summary:
    'Reject the readings of data points over a span: they are kept, and left out of charts, statistics, grades and alerts',
  params: ById,
  body: NewQualityFlags,
  answer: QualityFlags,
  status: 201,
  tokens: 'any',
  access: changing,
  limit: { perMinute: 120, by: 'caller' },
  audit: 'node.readings-rejected',
  changes: ['nodes', 'data_points', 'measurements'],
})

export const withdrawQualityFlag = defineCall({
  method: 'DELETE',
  path: '/nodes/:id/quality_flags/:flagId',
  entity: 'nodes',
  summary:
    'Withdraw a quality flag: readings that no other flag covers count again. It stays in the list',
  params: Type.Object({ id: Id, flagId: Id }, { additionalProperties: false }),
  answer: QualityFlag,
  tokens: 'any',
  access: changing,
  limit: { perMinute: 600, by: 'caller' },
  audit: 'node.rejection-withdrawn',
  changes: ['nodes', 'data_points', 'measurements'],
})
