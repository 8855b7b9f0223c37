import { sql, type Kysely } from 'kysely'

/** Number of unclaimed devices that each address added, for all processes. */
export async function unclaimedShares(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table unclaimed_shares (
        address text primary key,
        added int4 not null,
        ends_at int8 not null
      )`,
    )
    .execute(db)
}
