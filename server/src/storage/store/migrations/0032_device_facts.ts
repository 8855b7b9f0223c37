import { sql, type Kysely } from 'kysely'

/** What devices report about themselves, their debug lines, and the source of their location. */
export async function deviceFacts(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // `debug_number` numbers the lines of a device; the minute and its count limit how many it sends.
  `alter table device_channels
    add column debug_number int8 not null default 0,
    add column debug_minute int8 not null default 0,
    add column debug_in_minute int4 not null default 0`,
  `create table device_debug_lines (
    node_id text not null references nodes (id) on delete cascade,
    number int8 not null,
    ts int8 not null,
    received_at int8 not null,
    tag text not null,
    message text not null,
    primary key (node_id, number)
  )`,
  `create index device_debug_lines_newest on device_debug_lines (node_id, ts, number)`,
  `create index device_debug_lines_received on device_debug_lines (received_at)`,
  `create table device_facts (
    node_id text primary key references nodes (id) on delete cascade,
    battery_volts float8,
    battery_percent float8,
    is_charging boolean,
    battery_at int8,
    network_kind text check (network_kind in ('wifi', 'gsm')),
    network_name text,
    signal_dbm float8,
    network_at int8,
    latitude float8,
    longitude float8,
    accuracy_m float8,
    location_at int8
  )`,
  // Locations of the demo were set manually; all others came from the devices themselves.
  `alter table nodes
    add column location_type text not null default 'auto'
      check (location_type in ('auto', 'manual')),
    add column location_description text not null default ''`,
  `update nodes set location_type = 'manual' where is_simulated and latitude is not null`,
]
