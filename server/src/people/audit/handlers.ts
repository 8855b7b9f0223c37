import { listAudit } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../access/calls/handler.ts'
import { findAuditEntries } from './queries.ts'

export const auditHandlers = (): Handler[] => [
  answer(listAudit, ({ db, visible, query }) => findAuditEntries(db, visible, query)),
]
