import { DAY_MS } from '@airshed/domain'
import { PREVIEW_COUNTED_MAX, type NodeChangePreview } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { HIDDEN_SUM } from '../../../storage/store/measurements/hiddenSql.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { WantedChange } from './wantedChange.ts'
import { isNotTaken } from './dropAsked.ts'

type Losses = Omit<NodeChangePreview, 'of' | 'changed' | 'unchanged' | 'refused'>

/** A change without losses. */
export const NO_LOSSES: Losses = {
  shares: 0,
  leases: 0,
  keys: 0,
  commands: 0,
  settings: 0,
  public_links: 0,
  alerts: 0,
  dashboards: 0,
  data_points: 0,
  readings: 0,
}

/** What is lost when devices are transferred, reset or deleted. @param ids of the changed devices */
export async function countLosses(
  db: Kysely<Tables>,
  ids: readonly string[],
  { change, toOrganizationId }: WantedChange,
): Promise<Losses> {
  const which = sql`${[...ids]}::text[]`
  const isKept = change === 'transfer'
  // Alerts and dashboards of the new owner still work.
  const others = (organization: RawBuilder<unknown>) =>
    isKept ? sql`${organization} <> ${toOrganizationId ?? ''}` : sql`true`
  const waiting = sql`state in ('queued', 'sent')`
  const isCounted = ids.length <= PREVIEW_COUNTED_MAX
  const { rows } = await sql<Losses>`select
    (select count(*)::int4 from node_shares where node_id = any(${which})) as shares,
    (select count(*)::int4 from nodes where id = any(${which}) and leased_to is not null) as leases,
    (select count(*)::int4 from device_channels
      where node_id = any(${which}) and key_hash is not null) as keys,
    (select count(*)::int4 from device_commands
      where node_id = any(${which}) and ${waiting}) as commands,
    (select count(*)::int4 from device_settings as setting
      join device_channels as channel on channel.node_id = setting.node_id
      where setting.node_id = any(${which}) and ${isNotTaken}) as settings,
    (select count(*)::int4 from public_links where node_id = any(${which})) as public_links,
    (select count(distinct alert_id)::int4 from alert_nodes
      join alerts on alerts.id = alert_nodes.alert_id
      where node_id = any(${which}) and ${others(sql`alerts.organization_id`)}) as alerts,
    ${isCounted ? dashboardsWith(which, others) : sql`null::int4`} as dashboards,
    ${isKept ? sql`0` : sql`(select count(*)::int4 from data_points where node_id = any(${which}) and corrects is null)`}
      as data_points,
    ${isKept ? sql`0` : isCounted ? readingsOf(which) : sql`null::int4`} as readings`.execute(db)
  const [losses] = rows
  if (losses === undefined) throw new Error('A statement of counts gave no row')
  return { ...losses, readings: losses.readings === null ? null : Number(losses.readings) }
}

/**
 * Dashboards of the organizations using the devices that name one of them, or one of their data points, whose ids
 * begin with the serial.
 */
const dashboardsWith = (
  which: RawBuilder<unknown>,
  others: (organization: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql`(select count(distinct dashboards.id)::int4 from nodes
  join dashboards on dashboards.organization_id in (nodes.organization_id, nodes.leased_to)
  where nodes.id = any(${which}) and ${others(sql`dashboards.organization_id`)}
    and (strpos(dashboards.configuration::text, '"' || nodes.id || '"') > 0
      or strpos(dashboards.configuration::text, '"' || nodes.serial || '.') > 0))`

/** Counted from daily rollups: a year of minutely readings is half a million rows, but only 365 days. */
const readingsOf = (which: RawBuilder<unknown>) => sql`((select coalesce(sum(rollups.count), 0)
    from rollups join data_points on data_points.key = rollups.data_point
    where data_points.node_id = any(${which}) and rollups.step_ms = ${DAY_MS}::int4)
  + (select coalesce(sum(${sql.raw(HIDDEN_SUM)}), 0)
    from hidden_rollups join data_points on data_points.key = hidden_rollups.data_point
    where data_points.node_id = any(${which}) and hidden_rollups.step_ms = ${DAY_MS}::int4))::int8`
