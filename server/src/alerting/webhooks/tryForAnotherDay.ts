import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * Gives the webhooks of an organization that is open again, and their pending deliveries, another day: while it was
 * closed nothing was sent, so that time says nothing about their targets.
 *
 * @param now ms UTC
 */
export async function tryForAnotherDay(
  tx: Transaction<Tables>,
  organizationId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: now })
    .where('organization_id', '=', organizationId)
    .where('failing_since', 'is not', null)
    .execute()
  await sql`update webhook_deliveries set first_attempt_at = null
    where state = 'waiting' and first_attempt_at is not null and webhook_id in (
      select id from webhooks where organization_id = ${organizationId})`.execute(tx)
}
