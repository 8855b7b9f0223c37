/**
 * Signing in: what the embedded identity provider stores, sessions, second factors, forgotten passwords and API tokens. Of
 * secrets only the hashes are stored.
 */
export const IDENTITY: readonly string[] = [
  `create table oidc_payloads (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    user_code text,
    uid text,
    expires_at int8,
    consumed_at int8,
    primary key (model, id)
  )`,
  `create index oidc_payloads_grant on oidc_payloads (grant_id) where grant_id is not null`,
  `create index oidc_payloads_uid on oidc_payloads (uid) where uid is not null`,
  `create index oidc_payloads_expiry on oidc_payloads (expires_at) where expires_at is not null`,
  // Ending all sessions of an account reads no others.
  `create index oidc_payloads_account on oidc_payloads ((payload ->> 'accountId'))
    where payload ->> 'accountId' is not null`,

  // Failed sign-ins, by address and by address and account, for all processes.
  `create table sign_in_attempts (
    key text primary key,
    failures int4 not null,
    last_at int8 not null,
    free_at int8 not null
  )`,

  `create table password_resets (
    secret_hash text primary key,
    user_id text not null references users on delete cascade,
    created_at int8 not null,
    expires_at int8 not null
  )`,
  `create index password_resets_user on password_resets (user_id)`,
  `create index password_resets_expires on password_resets (expires_at)`,

  // What users see of their sessions.
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

  `create table totp_factors (
    user_id text primary key references users on delete cascade,
    secret text not null,
    created_at int8 not null,
    confirmed_at int8,
    last_step int8 not null default 0
  )`,
  `create table passkeys (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    public_key text not null,
    counter int8 not null,
    transports jsonb not null,
    created_at int8 not null,
    last_used_at int8
  )`,
  `create index passkeys_user on passkeys (user_id, created_at, id)`,
  `create table recovery_codes (
    user_id text not null references users on delete cascade,
    code_hash text not null,
    created_at int8 not null,
    primary key (user_id, code_hash)
  )`,
  // Sign-ins that wait for a second factor.
  `create table proof_steps (
    id text primary key,
    user_id text references users on delete cascade,
    challenge text,
    expires_at int8 not null
  )`,

  // A token is deleted with its organization and with its owner.
  `create table api_tokens (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    user_id text not null references users on delete cascade,
    secret_hash text not null unique,
    capabilities jsonb not null,
    requests_number int8 not null default 0,
    last_used_at int8,
    created_at int8 not null,
    name text not null,
    expires_at int8,
    end_told_at int8,
    permissions jsonb not null,
    device_scope jsonb,
    external_id text not null constraint api_tokens_external_id unique
  )`,
  `create index api_tokens_organization on api_tokens (organization_id, created_at desc, id)`,
  `create index api_tokens_user on api_tokens (user_id)`,
  `create index api_tokens_expires on api_tokens (expires_at) where end_told_at is null`,
]
