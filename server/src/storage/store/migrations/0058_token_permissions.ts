import { sql, type Kysely } from 'kysely'

/**
 * API tokens have permissions, may be limited to some devices, and have a public name. Existing ones keep the
 * capability that they were created with, and have no permissions.
 */
export async function tokenPermissions(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table api_tokens add column permissions jsonb not null default '[]'`,
  `alter table api_tokens alter column permissions drop default`,
  `alter table api_tokens add column device_scope jsonb`,
  `alter table api_tokens add column external_id text`,
  `update api_tokens set external_id = 'tok_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)`,
  `alter table api_tokens alter column external_id set not null`,
  `alter table api_tokens add constraint api_tokens_external_id unique (external_id)`,
]
