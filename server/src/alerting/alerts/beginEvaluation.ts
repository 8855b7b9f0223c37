import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { afterCommit } from '../../storage/store/afterCommit.ts'
import { linkAlerts } from '../../storage/store/alertSources/linkAlerts.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { ALERT_RULES_TOPIC } from './topic.ts'

/**
 * Starts evaluating alerts by their current rules: what held under other rules, or before they were
 * deactivated, says nothing about the present. Deactivated alerts are not evaluated.
 */
export async function beginEvaluation(
  context: Pick<ServerContext, 'store' | 'bus' | 'clock'>,
  tx: Transaction<Tables>,
  alertIds: readonly string[],
): Promise<void> {
  if (alertIds.length === 0) return
  const ids = [...alertIds]
  const { store, bus, clock } = context
  const now = clock()
  // Just before the new rules: ends what was active, or had no data, under the old ones.
  await sql`
    insert into alert_changes (alert_id, ts, is_active, group_id, measured, is_corrected)
    select id, ${now - 1}::int8, false, active_group, '[]', false from alerts
    where id = any(${ids}::text[]) and (latest_value or lacks_data)
    on conflict (alert_id, ts) do update set is_active = false, lacks_data = false`.execute(tx)
  await sql`
    update alerts set latest_value = null, lacks_data = false, told_no_data = false, judged_from = ${now}, changed_ts = null, active_group = null,
      told = null, told_ts = null, acknowledged_at = null, acknowledged_by = null,
      acknowledged_comment = null,
      repeat_at = null, escalate_at = null, is_escalated = false,
      due_from = case when status = 'deactivated' then null else ${now}::int8 end
    where id = any(${ids}::text[])`.execute(tx)
  await linkAlerts(tx, ids, now)
  await afterCommit(tx, () => {
    store.measurements.forgetFollowed()
    bus.signal(ALERT_RULES_TOPIC)
  })
}
