import type { Selectable, Transaction } from 'kysely'
import type { AccessContextsTable, Tables } from '../../store/tables.ts'
import { recordAudit } from './record.ts'

/** What happened to an access context. */
export interface ContextEvent {
  action: 'access-context.start' | 'access-context.end' | 'access-context.expire'
  /** ms UTC. */
  ts: number
  /** Absent: no call was the cause. */
  requestId?: string
}

/**
 * Records that an access context began or ended: one entry for each organization that it reaches,
 * so that those who manage one of them find it in their log.
 */
export async function recordContext(
  transaction: Transaction<Tables>,
  row: Selectable<AccessContextsTable>,
  { action, ts, requestId }: ContextEvent,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', row.user_id)
    .executeTakeFirst()
  const name = `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim()
  const organizations = await organizationsReached(transaction, row)
  await recordAudit(
    transaction,
    organizations.map((organizationId) => ({
      ts,
      userId: row.user_id,
      userName: name === '' ? (user?.email ?? row.user_id) : name,
      organizationId,
      action,
      target: row.target_user_id ?? row.organization_id,
      detail: {
        since: row.since,
        expires_at: row.expires_at,
        ...(row.role === null ? { user_id: row.target_user_id } : { role: row.role }),
      },
      requestId: requestId ?? null,
    })),
  )
}

async function organizationsReached(
  transaction: Transaction<Tables>,
  row: Selectable<AccessContextsTable>,
): Promise<string[]> {
  if (row.target_user_id === null) return [row.organization_id]
  const held = await transaction
    .selectFrom('user_permissions')
    .select('organization_id')
    .distinct()
    .where('user_id', '=', row.target_user_id)
    .orderBy('organization_id')
    .execute()
  return [...new Set([row.organization_id, ...held.map((one) => one.organization_id)])]
}
