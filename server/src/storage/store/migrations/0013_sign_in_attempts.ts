import { sql, type Kysely } from 'kysely'

/** Failed sign-in attempts, by address and by address and account, for all processes. */
export async function signInAttempts(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table sign_in_attempts (
        key text primary key,
        failures int4 not null,
        last_at int8 not null,
        free_at int8 not null
      )`,
    )
    .execute(db)
}
