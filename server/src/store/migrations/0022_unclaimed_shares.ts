import { sql, type Kysely } from 'kysely'

/** Devices that each address added to those that wait for their owner, for all processes. */
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
