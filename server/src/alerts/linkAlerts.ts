import { planSources } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../context.ts'
import { afterCommit } from '../store/afterCommit.ts'
import { countFollowedChange } from '../store/measurements/followedPoints.ts'
import type { Tables } from '../store/tables.ts'
import { storedPlan } from './alertPlans.ts'
import { ALERT_RULES_TOPIC } from './topic.ts'

/**
 * Lets alerts follow the readings that their rules name, from now on: what was true by other rules, or
 * before they were deactivated, says nothing about the present. Deactivated ones follow nothing.
 */
export async function linkAlerts(
  { store, bus, clock }: Pick<ServerContext, 'store' | 'bus' | 'clock'>,
  tx: Transaction<Tables>,
  alertIds: readonly string[],
): Promise<void> {
  if (alertIds.length === 0) return
  const now = clock()
  const ids = [...alertIds]
  const alerts = await tx
    .selectFrom('alerts')
    .select(['id', 'status', 'rules', 'named_values', 'hold_ms', 'reactivation_ms', 'hours'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  for (const table of ['alert_sources', 'alert_marks'] as const) {
    await tx
      .deleteFrom(table)
      .where(sql<boolean>`alert_id = any(${ids}::text[])`)
      .execute()
  }
  const links = alerts.flatMap((alert) => {
    const plan = alert.status === 'deactivated' ? null : storedPlan(alert)
    return plan === null ? [] : planSources(plan).map((source) => ({ id: alert.id, source }))
  })
  await sql`
    insert into alert_sources (source, alert_id)
    select point.key, link.alert_id
    from unnest(
      ${links.map(({ id }) => id)}::text[], ${links.map(({ source }) => source)}::text[]
    ) as link(alert_id, source)
    join data_points point on point.id = link.source`.execute(tx)
  await sql`
    update alerts set latest_value = null, judged_from = ${now}, changed_ts = null, active_group = null,
      told = null, told_ts = null,      acknowledged_at = null, acknowledged_by = null,
      due_at = case when status = 'deactivated' then null else ${now}::int8 end,
      due_from = case when status = 'deactivated' then null else ${now}::int8 end
    where id = any(${ids}::text[])`.execute(tx)
  await countFollowedChange(tx, 'alerts')
  await afterCommit(tx, () => {
    store.measurements.forgetFollowed()
    bus.signal(ALERT_RULES_TOPIC)
  })
}
