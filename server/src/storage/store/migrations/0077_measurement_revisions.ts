import { sql, type Kysely } from 'kysely'

/**
 * What was stored before a reading was replaced by a revised one. Like the readings, it refers to a data point that may
 * already have been deleted, and is removed with them.
 */
export async function measurementRevisions(db: Kysely<unknown>): Promise<void> {
  await sql`create table measurement_revisions (
    id int8 generated always as identity primary key,
    data_point int4 not null,
    ts int8 not null,
    old_value float8,
    old_flags int2 not null,
    value float8,
    flags int2 not null,
    revised_at int8 not null,
    author text not null
  )`.execute(db)
  await sql`create index measurement_revisions_point on measurement_revisions (data_point, ts)`.execute(
    db,
  )
  await sql`create index measurement_revisions_author on measurement_revisions (author, id)`.execute(
    db,
  )
}
