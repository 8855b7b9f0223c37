import type { Selectable, Transaction } from 'kysely'
import type { NewEvent } from '../events/record.ts'
import type { AccessContextsTable } from '../../storage/store/tables/organizations.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** What is recorded about an access context. */
export type ContextEvent = Required<Pick<NewEvent, 'name' | 'organizationId' | 'rowId' | 'detail'>>

/**
 * What to record when an access context begins or ends: one event for each organization that it
 * covers, so that the managers of each one find it in their log.
 */
export async function contextEvents(
  tx: Transaction<Tables>,
  row: Selectable<AccessContextsTable>,
  name: 'access-context.start' | 'access-context.end' | 'access-context.expire',
): Promise<ContextEvent[]> {
  const organizations = await organizationsReached(tx, row)
  return organizations.map((organizationId) => ({
    name,
    organizationId,
    rowId: row.target_user_id ?? row.organization_id,
    detail: {
      since: row.since,
      expires_at: row.expires_at,
      ...(row.role === null ? { user_id: row.target_user_id } : { role: row.role }),
    },
  }))
}

async function organizationsReached(
  tx: Transaction<Tables>,
  row: Selectable<AccessContextsTable>,
): Promise<string[]> {
  if (row.target_user_id === null) return [row.organization_id]
  const held = await tx
    .selectFrom('user_permissions')
    .select('organization_id')
    .distinct()
    .where('user_id', '=', row.target_user_id)
    .orderBy('organization_id')
    .execute()
  return [...new Set([row.organization_id, ...held.map((one) => one.organization_id)])]
}
