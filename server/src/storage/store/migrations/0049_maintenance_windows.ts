import { sql, type Kysely } from 'kysely'

/** Times in which alerts of some devices notify nobody, and when to check withheld notices again. */
export async function maintenanceWindows(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table maintenance_windows (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    name text not null,
    starts_at int8 not null,
    ends_at int8 not null,
    covers text not null check (covers in ('devices', 'site', 'all')),
    latitude float8,
    longitude float8,
    radius_m int4,
    version int4 not null default 1,
    created_at int8 not null,
    check (ends_at > starts_at),
    check ((covers = 'site') = (num_nonnulls(latitude, longitude, radius_m) = 3))
  )`,
  `create index maintenance_windows_organization
    on maintenance_windows (organization_id, ends_at, id)`,
  `create index maintenance_windows_ended on maintenance_windows (ends_at)`,
  `create table maintenance_window_nodes (
    window_id text not null references maintenance_windows on delete cascade,
    node_id text not null references nodes on delete cascade,
    primary key (window_id, node_id)
  )`,
  `create index maintenance_window_nodes_node on maintenance_window_nodes (node_id)`,
  `alter table alert_notices
    add column held_until int8,
    add constraint alert_notices_held check (held_until is null or withheld = 'maintenance')`,
  `create index alert_notices_held_until on alert_notices (held_until)
    where withheld = 'maintenance' and held_until is not null`,
]
