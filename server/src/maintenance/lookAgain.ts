import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { ALERT_NOTICES_TOPIC } from '../alerts/topic.ts'
import type { ServerContext } from '../context.ts'
import { afterCommit } from '../store/afterCommit.ts'
import type { Tables } from '../store/tables.ts'

/**
 * Has the notices that are withheld by maintenance of an organization, and the reminders that it puts off, checked again
 * once the transaction is committed, as a window was changed or deleted.
 */
export async function lookAgain(
  { bus, clock }: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Transaction<Tables>,
  organizationId: string,
): Promise<void> {
  // Including due ones: a process that is handling one decides by the old windows.
  await sql`update alert_notices set held_until = ${clock()} from alerts
    where alerts.id = alert_notices.alert_id and alerts.organization_id = ${organizationId}
      and alert_notices.withheld = 'maintenance' and alert_notices.held_until is not null`.execute(
    tx,
  )
  // Later than the end of their mute: maintenance puts them off.
  await sql`update alerts set mute_over_at = ${clock()}
    where organization_id = ${organizationId} and mute_over_at > coalesce(muted_until, 0)
      and coalesce(muted_until, 0) <= ${clock()}`.execute(tx)
  await afterCommit(tx, () => bus.signal(ALERT_NOTICES_TOPIC))
}
