import {
  FirmwareRollout,
  FirmwareRolloutDeviceList,
  FirmwareRolloutDeviceQuery,
  FirmwareRolloutList,
  FirmwareRolloutQuery,
  FirmwareRolloutStart,
  NodeFirmwareHistory,
} from '../firmwareRollout.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

const entity = 'firmware_rollouts'
const reading = { row: entity, read: 'manage_devices' } as const
const changing = { row: entity, read: 'manage_devices', change: 'admin_devices' } as const
/** What is counted with an image changes with its rollouts. */
const changes = [entity, 'firmware'] as const
const limit = { perMinute: 60, by: 'caller' } as const

export const listFirmwareRollouts = defineCall({
  method: 'GET',
  path: '/firmware_rollouts',
  entity,
  summary: 'Rollouts of firmware, the newest first',
  query: FirmwareRolloutQuery,
  answer: FirmwareRolloutList,
  access: { list: entity, permission: 'manage_devices' },
})

export const getFirmwareRollout = defineCall({
  method: 'GET',
  path: '/firmware_rollouts/:id',
  entity,
  summary: 'A rollout with its waves, its gates, and how many devices are how far',
  params: ById,
  answer: FirmwareRollout,
  access: reading,
})

export const listRolloutDevices = defineCall({
  method: 'GET',
  path: '/firmware_rollouts/:id/devices',
  entity,
  summary: 'Devices of a rollout, wave by wave',
  params: ById,
  query: FirmwareRolloutDeviceQuery,
  answer: FirmwareRolloutDeviceList,
  access: reading,
})

export const startFirmwareRollout = defineCall({
  method: 'POST',
  path: '/firmware_rollouts',
  entity,
  summary:
    'Roll an image out to devices in waves: each begins once the one before has passed its gates',
  body: FirmwareRolloutStart,
  answer: FirmwareRollout,
  status: 201,
  access: { in: 'body', permission: 'admin_devices' },
  limit,
  audit: 'firmware-rollout.started',
  changes,
})

export const pauseFirmwareRollout = defineCall({
  method: 'POST',
  path: '/firmware_rollouts/:id/pause',
  entity,
  summary:
    'Pause a rollout: devices that have not begun to download are no longer offered the image',
  params: ById,
  answer: FirmwareRollout,
  access: changing,
  limit,
  audit: 'firmware-rollout.paused',
  changes,
})

export const continueFirmwareRollout = defineCall({
  method: 'POST',
  path: '/firmware_rollouts/:id/continue',
  entity,
  summary: 'Continue a paused rollout: devices of its wave that failed are offered the image again',
  params: ById,
  answer: FirmwareRollout,
  access: changing,
  limit,
  audit: 'firmware-rollout.continued',
  changes,
})

export const rollBackFirmwareRollout = defineCall({
  method: 'POST',
  path: '/firmware_rollouts/:id/roll_back',
  entity,
  summary: 'Offer devices of a rollout the image that they had before, all at once',
  params: ById,
  answer: FirmwareRollout,
  access: changing,
  limit,
  audit: 'firmware-rollout.rollback-started',
  changes,
})

export const cancelFirmwareRollout = defineCall({
  method: 'POST',
  path: '/firmware_rollouts/:id/cancel',
  entity,
  summary: 'End a rollout for good: devices stay as they are',
  params: ById,
  answer: FirmwareRollout,
  access: changing,
  limit,
  audit: 'firmware-rollout.cancelled',
  changes,
})

export const listNodeFirmware = defineCall({
  method: 'GET',
  path: '/nodes/:id/firmware',
  entity: 'nodes',
  summary: 'Rollouts of firmware that a device was part of, the newest first',
  params: ById,
  answer: NodeFirmwareHistory,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices' },
})
