import { sql, type Kysely } from 'kysely'

/** Readings that are looked at for each data point: extremes and ends of its newest steps of ten minutes. */
const STEPS = 200

/**
 * How many decimals the readings of a data point come with. Those of before are found from its newest rollups, which hold
 * readings as they came.
 */
export async function decimalsOfReadings(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_points add column decimals int4`.execute(db)
  await sql`
    update data_points set decimals = least(came.decimals, data_points.precision)
    from data_points point cross join lateral (
      select max(scale(trim_scale(reading.value::numeric))) as decimals
      from (
        select first_value, last_value, min, max from rollups
        where data_point = point.key and step_ms = 600000
        order by ts desc limit ${sql.lit(STEPS)}
      ) step
      cross join lateral (values (first_value), (last_value), (min), (max)) reading (value)
    ) came
    where point.key = data_points.key and came.decimals is not null`.execute(db)
}
