import { sql, type Kysely } from 'kysely'

/** Public pages of devices: a device has one while it has a row. */
export async function publicLinks(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}

const STATEMENT = `create table public_links (
  node_id text primary key references nodes (id) on delete cascade,
  code text not null unique,
  version int4 not null,
  reveals_serial boolean not null,
  hours text not null check (hours in ('1', '3', '8', '24', '48', '72', '168')),
  step text not null check (step in ('live', '15', '30', '45', '60', '120')),
  pm_units jsonb not null,
  temp_unit text not null check (temp_unit in ('auto', '°C', '°F')),
  voc_unit text not null check (voc_unit in ('auto', 'ppm', 'ppb')),
  made_at int8 not null,
  made_by text not null
)`
