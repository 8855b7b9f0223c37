import { planSources, quietRange } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { countFollowedChange } from '../measurements/followedPoints.ts'
import type { Tables } from '../tables.ts'
import { SETTLED_AFTER_MS } from './settledAfter.ts'
import { storedPlan } from './storedPlan.ts'

/**
 * Links alerts to the data points that their rules name, on devices that their organization has access to:
 * it may have lost or gained some. Each alert is evaluated once more. Processes notice within seconds.
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
    select coalesce(chosen_series.series_key, point.key), alerts.id, link.quiet_min, link.quiet_max
    from unnest(
      ${links.map(({ id }) => id)}::text[], ${links.map(({ source }) => source)}::text[],
      ${links.map(({ quiet }) => quiet?.min ?? null)}::float8[],
      ${links.map(({ quiet }) => quiet?.max ?? null)}::float8[]
    ) as link(alert_id, source, quiet_min, quiet_max)
    join alerts on alerts.id = link.alert_id
    join data_points point on point.id = link.source
    join nodes node on node.id = point.node_id
    left join chosen_series on chosen_series.key = point.key
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
