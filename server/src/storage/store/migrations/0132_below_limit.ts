import { sql, type Kysely } from 'kysely'

/**
 * How readings below their detection limit count in an organization, and how many of them there are in the steps of the
 * rollups, by how they count, and whether the newest reading is one. None was stored before.
 */
export async function belowLimit(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table organizations add column below_limit text not null default 'half'
        constraint organizations_below_limit_words check (below_limit in ('half', 'zero', 'excluded'))`,
    )
    .execute(db)
  await sql.raw(`alter table data_points add column last_limit float8`).execute(db)
  await countBelowLimit(db)
  // Finds the days that have any, which are few.
  await sql
    .raw(
      `create index hidden_rollups_below_limit on hidden_rollups (data_point, ts)
        where step_ms = 86400000 and below_half + below_zero + below_excluded > 0`,
    )
    .execute(db)
  await sql
    .raw(
      `create index jobs_recounting_limits on jobs (organization_id)
        where kind = 'measurements.recount-limits' and state in ('waiting', 'running')`,
    )
    .execute(db)
}

/** The counts alone. */
async function countBelowLimit(db: Kysely<unknown>): Promise<void> {
  for (const rule of ['half', 'zero', 'excluded']) {
    await sql
      .raw(`alter table hidden_rollups add column below_${rule} int8 not null default 0`)
      .execute(db)
  }
}
