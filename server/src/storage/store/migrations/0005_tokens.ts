import { sql, type Kysely } from 'kysely'

/**
 * API tokens: their owner, organization, purpose, and use. The secret itself is not stored. A token is
 * deleted with its organization and with its owner.
 */
export async function tokens(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table api_tokens (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    user_id text not null references users on delete cascade,
    secret_hash text not null unique,
    capabilities jsonb not null,
    requests_number int8 not null default 0,
    last_used_at int8,
    created_at int8 not null
  )`,
  `create index api_tokens_organization on api_tokens (organization_id, created_at desc, id)`,
  `create index api_tokens_user on api_tokens (user_id)`,
]
