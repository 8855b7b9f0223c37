import { sql, type Kysely } from 'kysely'

/** Devices have versions, so that a change that starts from an older one can be refused. */
export async function nodeVersions(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table nodes add column version int4 not null default 1').execute(db)
}
