import { sql, type Kysely } from 'kysely'

/**
 * What users see of their sessions. Existing sessions are kept; unknown details stay empty.
 */
export async function userSessions(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table user_sessions (
    id text primary key,
    user_id text not null references users on delete cascade,
    created_at int8 not null,
    signed_in_at int8 not null,
    last_seen_at int8 not null,
    browser text,
    system text,
    address text,
    methods jsonb not null
  )`,
  `create index user_sessions_user on user_sessions (user_id, last_seen_at desc)`,
  `insert into user_sessions (id, user_id, created_at, signed_in_at, last_seen_at, methods)
    select grants.id, users.id, born.at, born.at, born.at, '[]'
    from oidc_payloads grants
      join users on users.id = grants.payload ->> 'accountId',
      lateral (select coalesce((grants.payload ->> 'iat')::float8, 0)::int8 * 1000 as at) born
    where grants.model = 'Grant'`,
]
