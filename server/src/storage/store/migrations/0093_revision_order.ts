import { sql, type Kysely } from 'kysely'

/** Revisions of a data point are read by the time of the reading, and of one reading in the order in which they were made. */
export async function revisionOrder(db: Kysely<unknown>): Promise<void> {
  await sql`create index measurement_revisions_order
    on measurement_revisions (data_point, ts, id)`.execute(db)
  await sql`drop index measurement_revisions_point`.execute(db)
}
