import type { AuditEntry, AuditQuery, Page } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface AuditCalls {
  /** What was done in the organizations that the user manages, the newest first. */
  list(query?: AuditQuery, options?: CallOptions): Promise<Page<AuditEntry>>
}

export const auditCalls = (send: Send): AuditCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'audit', query, ...options }),
})
