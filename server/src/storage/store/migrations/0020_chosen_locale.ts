import { sql, type Kysely } from 'kysely'

/**
 * A user has no locale until they choose one. English was the default of accounts: users who chose it
 * deliberately cannot be distinguished, and get the language of each browser until they choose again.
 */
export async function chosenLocale(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table users alter column locale drop not null`,
    `alter table users alter column locale drop default`,
    `update users set locale = null where locale = 'en_US'`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
