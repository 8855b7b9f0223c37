import { sql, type Kysely } from 'kysely'

/**
 * Quality flags: spans of a data point whose readings are rejected, by whom and why, and whether that was withdrawn. The readings
 * themselves have a bit for it, and are counted beside those hidden for other reasons.
 */
export async function qualityFlags(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hidden_rollups add column rejected int8 not null default 0`.execute(db)
  await sql`create table quality_flags (
    id int8 generated always as identity primary key,
    data_point int4 not null references data_points (key) on update cascade on delete cascade,
    from_ts int8 not null,
    to_ts int8 not null,
    rule text not null,
    reason text not null,
    made_by text,
    made_at int8 not null,
    withdrawn_at int8,
    withdrawn_by text,
    is_settled boolean not null default false,
    check (to_ts > from_ts)
  )`.execute(db)
  await sql`create index quality_flags_order on quality_flags (data_point, from_ts, id)`.execute(db)
  // New readings are looked up by their time, which few flags reach.
  await sql`create index quality_flags_in_force on quality_flags (data_point, to_ts)
    where withdrawn_at is null`.execute(db)
}
