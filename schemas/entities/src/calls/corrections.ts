import { Type } from 'typebox'
import { Id } from '../common.ts'
import { Correction, Corrections, NewCorrection } from '../correction.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

const HELD_DEVICE = { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' } as const

export const listCorrections = defineCall({
  method: 'GET',
  path: '/nodes/:id/corrections',
  entity: 'nodes',
  summary: 'Corrections of the readings of a device, withdrawn ones included, the newest first',
  params: ById,
  answer: Corrections,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices' },
})

export const makeCorrection = defineCall({
  method: 'POST',
  path: '/nodes/:id/corrections',
  entity: 'nodes',
  summary:
    'Correct the readings of a data point over a time; reported values stay, corrected ones are computed by a job',
  params: ById,
  body: NewCorrection,
  answer: Correction,
  tokens: 'any',
  access: HELD_DEVICE,
  status: 201,
  limit: { perMinute: 30, by: 'caller' },
  audit: 'correction.created',
  changes: ['nodes', 'data_points', 'measurements'],
})

export const deleteCorrection = defineCall({
  method: 'DELETE',
  path: '/nodes/:id/corrections/:correctionId',
  entity: 'nodes',
  summary: 'Withdraw a correction; it stays in the list',
  params: Type.Object({ id: Id, correctionId: Id }, { additionalProperties: false }),
  answer: Correction,
  tokens: 'any',
  access: HELD_DEVICE,
  limit: { perMinute: 30, by: 'caller' },
  audit: 'correction.withdrawn',
  changes: ['nodes', 'data_points', 'measurements'],
})
