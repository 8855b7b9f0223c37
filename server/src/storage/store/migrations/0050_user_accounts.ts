import { sql, type Kysely } from 'kysely'

/** When a user last signed in, and since when their account has been deactivated. */
export async function userAccounts(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table users
    add column last_login_at int8,
    add column deactivated_at int8`,
]
