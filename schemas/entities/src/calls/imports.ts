import { Type } from 'typebox'
import {
  FileImport,
  FileImportDetails,
  FileImportList,
  IMPORT_FILE_TYPES,
  ImportPreview,
  ImportQuery,
  ImportReading,
  ImportStoring,
  ImportUpload,
} from '../importFile.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'imports'
const reading = { row: entity, read: 'manage_devices' } as const
const changing = { row: entity, read: 'manage_devices', change: 'manage_devices' } as const

export const listImports = defineCall({
  method: 'GET',
  path: '/imports',
  entity,
  summary: 'Imports of files into organizations, the newest first',
  query: ImportQuery,
  answer: FileImportList,
  access: { list: entity, permission: 'manage_devices' },
})

export const getImport = defineCall({
  method: 'GET',
  path: '/imports/:id',
  entity,
  summary: 'An import with its map, its progress, and how its file may be read',
  params: ById,
  answer: FileImportDetails,
  access: reading,
})

export const uploadImport = defineCall({
  method: 'POST',
  path: '/imports',
  entity,
  summary:
    'Upload a text file with a table of readings, at most 100 MiB; nothing of it is stored as readings yet',
  query: ImportUpload,
  body: Type.Unsafe<ArrayBuffer | Blob>({
    content: Object.fromEntries(
      IMPORT_FILE_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  }),
  bodyType: IMPORT_FILE_TYPES,
  streamsBody: true,
  answer: FileImportDetails,
  status: 201,
  access: { in: 'query', permission: 'manage_devices' },
  limit: { perMinute: 20, by: 'caller' },
  audit: 'import.uploaded',
  changes: [entity],
})

export const previewImport = defineCall({
  method: 'POST',
  path: '/imports/:id/preview',
  reads: true,
  entity,
  summary: 'How a map reads the file, with the first 20 rows as they would be stored',
  params: ById,
  body: ImportReading,
  answer: ImportPreview,
  access: reading,
  limit: { perMinute: 120, by: 'caller' },
})

export const checkImport = defineCall({
  method: 'POST',
  path: '/imports/:id/check',
  entity,
  summary:
    'Read the whole file without storing anything: a job counts what is new, equal, conflicting and refused',
  params: ById,
  body: ImportReading,
  answer: FileImport,
  access: changing,
  limit: { perMinute: 20, by: 'caller' },
  audit: 'import.check-started',
  changes: [entity],
})

export const storeImport = defineCall({
  method: 'POST',
  path: '/imports/:id/store',
  entity,
  summary: 'Store the readings of the file: a job does it, and can be taken back as one',
  params: ById,
  body: ImportStoring,
  answer: FileImport,
  access: changing,
  limit: { perMinute: 20, by: 'caller' },
  audit: 'import.store-started',
  changes: [entity],
})

export const undoImport = defineCall({
  method: 'POST',
  path: '/imports/:id/undo',
  entity,
  summary:
    'Take an import back: a job removes what it added and restores what it replaced, unless that has changed since',
  params: ById,
  answer: FileImport,
  access: changing,
  limit: { perMinute: 20, by: 'caller' },
  audit: 'import.undo-started',
  changes: [entity],
})

export const deleteImport = defineCall({
  method: 'DELETE',
  path: '/imports/:id',
  entity,
  summary: 'Delete an import of which nothing is stored, with its file',
  params: ById,
  answer: Nothing,
  access: changing,
  audit: 'import.deleted',
  changes: [entity],
})
