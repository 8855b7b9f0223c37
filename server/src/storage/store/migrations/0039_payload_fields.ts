import { sql, type Kysely } from 'kysely'

/** What the fields of decoded payloads measure: each field and each parameter at most once per device. */
export async function payloadFields(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}

const STATEMENT = `create table payload_fields (
  node_id text not null references nodes (id) on delete cascade,
  position int2 not null,
  field text not null,
  parameter text not null,
  unit text not null,
  primary key (node_id, position),
  unique (node_id, field),
  unique (node_id, parameter)
)`
