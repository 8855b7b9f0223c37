import { sql, type Kysely } from 'kysely'

/** Script files of devices with their versions. */
export async function deviceScripts(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // One row per file, which a deletion keeps: its device still has to be notified, and the versions of a
  // file that is created again under the same name continue the numbering.
  `create table device_scripts (
    node_id text not null references nodes (id) on delete cascade,
    name text not null,
    version int4 not null,
    digest text not null,
    is_deleted boolean not null,
    position int8 not null,
    changed_at int8 not null,
    reported_digest text,
    reported_at int8,
    refused_digest text,
    refused_reason text,
    primary key (node_id, name)
  )`,
  `create table device_script_versions (
    node_id text not null,
    name text not null,
    version int4 not null,
    digest text not null,
    size int4 not null,
    text text not null,
    saved_at int8 not null,
    saved_by text not null,
    restored_from int4,
    primary key (node_id, name, version),
    foreign key (node_id, name) references device_scripts (node_id, name) on delete cascade
  )`,
]
