import { Type } from 'typebox'
import { CSR_TYPES } from '../channel/certificateRequest.ts'
import {
  ThiamisEndpoint,
  ThiamisEndpointEdit,
  ThiamisFiles,
  ThiamisFilesEdit,
  ThiamisPath,
  ThiamisSetting,
  ThiamisSettingEdit,
} from '../channel/thiamisPaths.ts'
import { Id } from '../common.ts'
import { defineCall, Nothing } from './call.ts'
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

/** By the serial of a device, as the file is named. */
const bySerial = { row: 'held_serials', read: 'read_devices', change: 'manage_devices' } as const

export const editThiamisEndpoint = defineCall({
  method: 'PUT',
  path: '/thiamis/:id/endpoint',
  entity: 'nodes',
  summary:
    'Ask a device, by its serial, to report to another address, in lower case; for administrators of its owner, because the device leaves this server',
  params: ById,
  body: ThiamisEndpointEdit,
  answer: ThiamisEndpoint,
  tokens: 'any',
  access: { row: 'serials', read: 'read_devices', change: 'admin_devices' },
  audit: 'node.changed',
  changes: ['nodes'],
})

export const issueThiamisCertificate = defineCall({
  method: 'POST',
  path: '/thiamis/:id.crt',
  entity: 'nodes',
  summary:
    'A certificate for a device, for the key of a certificate request (PKCS#10, PEM or DER) in the body; without one with a new private key, which is shown once',
  params: ById,
  body: Type.Optional(
    Type.Unsafe<ArrayBuffer | Blob | undefined>({
      content: Object.fromEntries(
        CSR_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }),
  ),
  bodyType: CSR_TYPES,
  answer: Type.String({
    description: 'PEM: the certificate, that of its authority, and the private key if it is new',
  }),
  fileType: 'application/x-pem-file',
  tokens: 'any',
  access: bySerial,
  limit: { perMinute: 30, by: 'caller' },
  isSecret: true,
  audit: 'node.certificate-issued',
  changes: ['nodes'],
})

export const revokeThiamisCertificates = defineCall({
  method: 'DELETE',
  path: '/thiamis/:id.crt',
  entity: 'nodes',
  summary: 'Revoke the certificates of a device',
  params: ById,
  answer: Nothing,
  tokens: 'any',
  access: bySerial,
  audit: 'node.certificate-revoked',
  changes: ['nodes'],
})
