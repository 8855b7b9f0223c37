import { sql, type Kysely } from 'kysely'

/** Failed attempts of each user to claim a device by its serial, for all processes. */
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
