import { AuditPage, AuditQuery } from '../audit.ts'
import { defineCall } from './call.ts'

export const listAudit = defineCall({
  method: 'GET',
  path: '/audit',
  entity: 'audit',
  summary:
    'What was done in organizations that the caller manages, and by staff themselves; newest first. A search may answer with few entries or none and go on behind `next`',
  query: AuditQuery,
  answer: AuditPage,
  tokens: 'all_devices',
  access: { list: 'audit', permission: 'manage_organizations' },
})
