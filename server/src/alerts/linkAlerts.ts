import { planSources, quietRange } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../context.ts'
import { afterCommit } from '../store/afterCommit.ts'
import { countFollowedChange } from '../store/measurements/followedPoints.ts'
import type { Tables } from '../store/tables.ts'
import { storedPlan } from './alertPlans.ts'
import { SETTLED_AFTER_MS } from './settling.ts'
import { ALERT_RULES_TOPIC } from './topic.ts'

/**
 * Starts judging alerts by their current rules: what held under other rules, or before they were
 * deactivated, says nothing about the present. Deactivated alerts are not judged.
 */
export async function beginJudging(
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

/**
 * Links alerts to the data points that their rules name, on devices that their organization has access to:
 * it may have lost or gained some. Each alert is judged once more. Processes notice within seconds.
 *
 * @param now ms UTC
 */
export async function linkAlerts(
  tx: Transaction<Tables>,
  alertIds: readonly string[],
  now: number,
): Promise<void> {
  if (alertIds.length === 0) return
  const ids = [...alertIds]
  const alerts = await tx
    .selectFrom('alerts')
    .select(['id', 'status', 'rules', 'named_values', 'hold_ms', 'reactivation_ms', 'hours'])
    .select('missing_data')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const links = alerts.flatMap((alert) => {
    const plan = alert.status === 'deactivated' ? null : storedPlan(alert)
    if (plan === null) return []
    return planSources(plan).map((source) => ({
      id: alert.id,
      source,
      quiet: quietRange(plan, source),
    }))
  })
  await sql`delete from alert_sources where alert_id = any(${ids}::text[])`.execute(tx)
  await sql`
    insert into alert_sources (source, alert_id, quiet_min, quiet_max)
    select point.key, alerts.id, link.quiet_min, link.quiet_max
    from unnest(
      ${links.map(({ id }) => id)}::text[], ${links.map(({ source }) => source)}::text[],
      ${links.map(({ quiet }) => quiet?.min ?? null)}::float8[],
      ${links.map(({ quiet }) => quiet?.max ?? null)}::float8[]
    ) as link(alert_id, source, quiet_min, quiet_max)
    join alerts on alerts.id = link.alert_id
    join data_points point on point.id = link.source
    join nodes node on node.id = point.node_id
    where coalesce(node.leased_to, node.organization_id) = alerts.organization_id
      or (node.leased_to is null and exists (
        select from node_shares where node_shares.node_id = node.id
          and node_shares.organization_id = alerts.organization_id))`.execute(tx)
  await sql`
    update alerts set due_at = case when status = 'deactivated' then null else ${now}::int8 end,
      settles_at = ${now + SETTLED_AFTER_MS}, settles_from = ${now}
    where id = any(${ids}::text[])`.execute(tx)
  await countFollowedChange(tx, 'alerts')
}

/** Ids of the alerts that watch one of these devices. */
export async function alertsOfNodes(
  tx: Transaction<Tables>,
  nodeIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('alert_nodes')
    .select('alert_id')
    .distinct()
    .where(sql<boolean>`node_id = any(${[...nodeIds]}::text[])`)
    .execute()
  return rows.map(({ alert_id }) => alert_id)
}
