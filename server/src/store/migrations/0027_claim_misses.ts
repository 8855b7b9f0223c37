import { sql, type Kysely } from 'kysely'

/** Serials that each user named in vain when claiming devices, for all processes. */
export async function claimMisses(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table claim_misses (
        user_id text primary key references users (id) on delete cascade,
        missed int4 not null,
        ends_at int8 not null
      )`,
    )
    .execute(db)
}
