import { Type } from 'typebox'
import {
  Snapshot,
  SnapshotCreate,
  SnapshotCsvQuery,
  SnapshotLink,
  SnapshotList,
  SnapshotQuery,
} from '../snapshot.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

const entity = 'snapshots'
const reading = { row: entity, read: 'read_devices' } as const

export const listSnapshots = defineCall({
  method: 'GET',
  path: '/snapshots',
  entity,
  summary: 'Archives of readings of organizations, the newest first',
  query: SnapshotQuery,
  answer: SnapshotList,
  tokens: 'all_devices',
  access: { list: entity, permission: 'read_devices' },
})

export const getSnapshot = defineCall({
  method: 'GET',
  path: '/snapshots/:id',
  entity,
  summary: 'An archive of readings, with its progress while it is written',
  params: ById,
  answer: Snapshot,
  tokens: 'all_devices',
  access: reading,
})

export const createSnapshot = defineCall({
  method: 'POST',
  path: '/snapshots',
  entity,
  summary:
    'Archive all readings of devices in a period: a job writes a ZIP file with CSV, Parquet and a description',
  body: SnapshotCreate,
  answer: Snapshot,
  status: 201,
  access: { in: 'body', permission: 'manage_devices' },
  limit: { perMinute: 20, by: 'caller' },
  audit: 'snapshot.requested',
  changes: [entity],
})

export const downloadSnapshotCsv = defineCall({
  method: 'POST',
  path: '/snapshots/:id.csv',
  reads: true,
  entity,
  summary: 'The CSV of one device of an archive, as it is in the archive',
  params: ById,
  query: SnapshotCsvQuery,
  answer: Type.String({ description: 'CSV with a head of lines that begin with #' }),
  fileType: 'text/csv',
  tokens: 'all_devices',
  access: reading,
  limit: { perMinute: 30, by: 'caller' },
})

export const linkSnapshot = defineCall({
  method: 'POST',
  path: '/snapshots/:id/link',
  entity,
  summary:
    'An address from which the archive can be downloaded for a day, also in parts, while the caller may read it',
  params: ById,
  answer: SnapshotLink,
  tokens: 'all_devices',
  isSecret: true,
  whileLocked: true,
  access: { ...reading, change: 'read_devices' },
  limit: { perMinute: 30, by: 'caller' },
  audit: 'snapshot.link-made',
  changes: [],
})

export const deleteSnapshot = defineCall({
  method: 'DELETE',
  path: '/snapshots/:id',
  entity,
  summary: 'Delete an archive with its file; while it is written, its job is cancelled',
  params: ById,
  answer: Nothing,
  access: { ...reading, change: 'manage_devices' },
  audit: 'snapshot.deleted',
  changes: [entity],
})
