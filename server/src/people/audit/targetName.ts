import { sql } from 'kysely'

/** Tables with a name, each row of one organization. */
const OF_ORGANIZATIONS = {
  alert_templates: 'alert_templates',
  alerts: 'alerts',
  ingest_keys: 'ingest_keys',
  maintenance_windows: 'maintenance_windows',
  notification_channels: 'notification_channels',
  tokens: 'api_tokens',
} as const

const names = Object.entries(OF_ORGANIZATIONS).map(
  ([entity, table]) => sql`when ${sql.lit(entity)} then (select target.name
    from ${sql.table(table)} as target where target.id = events.row_id
      and target.organization_id = events.organization_id)`,
)

/** The target of an access context is an organization or one of its users. */
const organizationName = sql`(select target.name from organizations as target
  where target.id = events.row_id and target.id = events.organization_id)`

/**
 * The current name of an event's target, only if the target still belongs to the organization of the event: the
 * new name of a device that moved to another organization is none of the reader’s business, and neither is that
 * of a personal dashboard. Webhooks are named by host and port, as the rest of a URL can contain secrets.
 */
export const targetName = sql<string | null>`nullif(case events.entity
  ${sql.join(names, sql` `)}
  when 'calibrations' then (select target.name from nodes as target where target.id = events.row_id
    and coalesce(target.leased_to, target.organization_id) = events.organization_id)
  when 'nodes' then (select target.name from nodes as target where target.id = events.row_id
    and coalesce(target.leased_to, target.organization_id) = events.organization_id)
  when 'dashboards' then (select target.name from dashboards as target
    where target.id = events.row_id and target.user_id is null
      and target.organization_id = events.organization_id)
  when 'webhooks' then (select split_part(split_part(target.url, '://', 2), '/', 1)
    from webhooks as target where target.id = events.row_id
      and target.organization_id = events.organization_id)
  when 'organizations' then ${organizationName}
  when 'users' then coalesce((select trim(target.first_name || ' ' || target.last_name)
    from users as target where target.id = events.row_id
      and exists (select 1 from user_permissions as held
        where held.user_id = target.id and held.organization_id = events.organization_id)),
    ${organizationName})
end, '')`
