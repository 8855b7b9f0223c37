import { sql, type Kysely } from 'kysely'

/**
 * API tokens have a name and may expire. Existing ones keep the terms under which they were created: they do not
 * expire, and are distinguished by their creation date.
 */
export async function tokenNames(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table api_tokens add column name text`,
  `update api_tokens set name = 'Created '
    || to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD')`,
  `alter table api_tokens alter column name set not null`,
  `alter table api_tokens add column expires_at int8`,
  `alter table api_tokens add column end_told_at int8`,
  `create index api_tokens_expires on api_tokens (expires_at) where end_told_at is null`,
]
