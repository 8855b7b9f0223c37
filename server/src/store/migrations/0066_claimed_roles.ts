import { sql, type Kysely } from 'kysely'

/** When the token was made from whose claims a user has their roles, ms UTC: an older one changes nothing. */
export async function claimedRoles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column roles_claimed_at int8`.execute(db)
}
