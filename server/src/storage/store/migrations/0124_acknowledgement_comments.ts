import { sql, type Kysely } from 'kysely'

/** What somebody wrote as they acknowledged an alert. */
export async function acknowledgementComments(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table alerts add column acknowledged_comment text`).execute(db)
}
