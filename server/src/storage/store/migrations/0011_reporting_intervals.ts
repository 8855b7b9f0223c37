import { sql, type Kysely } from 'kysely'

/** Which reporting interval was in force when; a node without rows never changed its own. */
export async function reportingIntervals(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table reporting_intervals (
        node_id text not null references nodes on delete cascade,
        from_ts int8 not null,
        interval_ms int4 not null check (interval_ms > 0),
        primary key (node_id, from_ts)
      )`,
    )
    .execute(db)
}
