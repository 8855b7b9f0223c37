import { sql, type Kysely } from 'kysely'

/** When the token with the claims for a user's roles was issued, ms UTC: an older one changes nothing. */
export async function claimedRoles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column roles_claimed_at int8`.execute(db)
}
