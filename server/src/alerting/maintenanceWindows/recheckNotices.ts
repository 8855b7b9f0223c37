import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { ALERT_NOTICES_TOPIC } from '../alerts/topic.ts'
import type { ServerContext } from '../../context.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * Has the notices that are withheld by maintenance of an organization checked again once the transaction is
 * committed, as a window was changed or deleted.
 */
export async function recheckNotices(
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
  await afterCommit(tx, () => bus.signal(ALERT_NOTICES_TOPIC))
}
