import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'

/** One thing that somebody did. */
export interface NewAuditEntry {
  /** ms UTC. */
  ts: number
  userId: string
  userName: string
  /** null: it concerns no organization. */
  organizationId: string | null
  action: string
  target: string | null
  /** Facts; never bodies, tokens or personal text. */
  detail: Readonly<Record<string, unknown>>
  /** null: no call was the cause. */
  requestId: string | null
}

/** Writes entries of the audit log, in a transaction where the caller has one. */
export async function recordAudit(
  db: Kysely<Tables>,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        id: randomUUID(),
        ts: entry.ts,
        user_id: entry.userId,
        user_name: entry.userName,
        organization_id: entry.organizationId,
        action: entry.action,
        target: entry.target,
        detail: JSON.stringify(entry.detail),
        request_id: entry.requestId,
      })),
    )
    .execute()
}
