import { Type } from 'typebox'
import {
  FIRMWARE_PART_TYPE,
  FirmwareImage,
  FirmwareList,
  FirmwarePart,
  FirmwareQuery,
  FirmwareUpload,
} from '../firmware.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'firmware'
const reading = { row: entity, read: 'manage_devices' } as const
const changing = { row: entity, read: 'manage_devices', change: 'admin_devices' } as const

export const listFirmware = defineCall({
  method: 'GET',
  path: '/firmware',
  entity,
  summary: 'Firmware images of organizations, the newest first',
  query: FirmwareQuery,
  answer: FirmwareList,
  access: { list: entity, permission: 'manage_devices' },
})

export const getFirmware = defineCall({
  method: 'GET',
  path: '/firmware/:id',
  entity,
  summary: 'A firmware image, and how much of it has arrived',
  params: ById,
  answer: FirmwareImage,
  access: reading,
})

export const uploadFirmware = defineCall({
  method: 'POST',
  path: '/firmware',
  entity,
  summary: 'Begin to upload a firmware image: its signature is checked before any byte is sent',
  body: FirmwareUpload,
  answer: FirmwareImage,
  status: 201,
  access: { in: 'body', permission: 'admin_devices' },
  limit: { perMinute: 30, by: 'caller' },
  audit: 'firmware.upload-started',
  changes: [entity],
})

export const sendFirmwarePart = defineCall({
  method: 'PUT',
  path: '/firmware/:id/parts',
  entity,
  summary: 'Send the next part of an upload, at most 4 MiB; after a broken line it continues there',
  params: ById,
  query: FirmwarePart,
  body: Type.Unsafe<ArrayBuffer | Blob>({
    content: { [FIRMWARE_PART_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  }),
  bodyType: FIRMWARE_PART_TYPE,
  streamsBody: true,
  answer: FirmwareImage,
  access: changing,
  limit: { perMinute: 300, by: 'caller' },
  audit: { none: 'the beginning and the end of an upload leave events' },
  changes: [entity],
})

export const completeFirmware = defineCall({
  method: 'POST',
  path: '/firmware/:id/complete',
  entity,
  summary: 'End an upload: size and digest of all bytes are checked, then the image is available',
  params: ById,
  answer: FirmwareImage,
  access: changing,
  limit: { perMinute: 30, by: 'caller' },
  audit: 'firmware.uploaded',
  changes: [entity],
})

export const deleteFirmware = defineCall({
  method: 'DELETE',
  path: '/firmware/:id',
  entity,
  summary:
    'Delete a firmware image; one that devices have had stays in their history with the status removed',
  params: ById,
  answer: Nothing,
  access: changing,
  audit: 'firmware.deleted',
  changes: [entity],
})
