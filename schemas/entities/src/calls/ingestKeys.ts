import {
  IngestKey,
  IngestKeyCreate,
  IngestKeyCreated,
  IngestKeyEdit,
  IngestKeyList,
  IngestKeyQuery,
  IngestKeyRoll,
} from '../ingestKey.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listIngestKeys = defineCall({
  method: 'GET',
  path: '/ingest_keys',
  entity: 'ingest_keys',
  summary: 'Keys with which devices send readings for organizations, the newest first',
  query: IngestKeyQuery,
  answer: IngestKeyList,
  access: { list: 'ingest_keys', permission: 'manage_devices' },
})

export const createIngestKey = defineCall({
  method: 'POST',
  path: '/ingest_keys',
  entity: 'ingest_keys',
  summary: 'Create an ingest key; only this answer has its secret',
  body: IngestKeyCreate,
  answer: IngestKeyCreated,
  status: 201,
  isSecret: true,
  access: { in: 'body', permission: 'manage_devices' },
  audit: 'ingest_key.created',
  changes: ['ingest_keys'],
})

export const renameIngestKey = defineCall({
  method: 'PUT',
  path: '/ingest_keys/:id',
  entity: 'ingest_keys',
  summary: 'Rename an ingest key, unless it has ended or was rolled',
  params: ById,
  body: IngestKeyEdit,
  answer: IngestKey,
  access: { row: 'ingest_keys', read: 'manage_devices', change: 'manage_devices' },
  audit: 'ingest_key.renamed',
  changes: ['ingest_keys'],
})

export const rollIngestKey = defineCall({
  method: 'POST',
  path: '/ingest_keys/:id/roll',
  entity: 'ingest_keys',
  summary: 'Replace an ingest key; the old one stays valid for the grace period',
  params: ById,
  body: IngestKeyRoll,
  answer: IngestKeyCreated,
  status: 201,
  isSecret: true,
  access: { row: 'ingest_keys', read: 'manage_devices', change: 'manage_devices' },
  audit: 'ingest_key.rolled',
  changes: ['ingest_keys'],
})

export const revokeIngestKey = defineCall({
  method: 'DELETE',
  path: '/ingest_keys/:id',
  entity: 'ingest_keys',
  summary: 'Revoke an ingest key: what is sent with it is refused from now on',
  params: ById,
  answer: Nothing,
  access: { row: 'ingest_keys', read: 'manage_devices', change: 'manage_devices' },
  audit: 'ingest_key.revoked',
  changes: ['ingest_keys'],
})
