/**
 * Users, organizations and what they may do, the invitations of either, and the keys that devices of an organization post
 * with. Users come first: an organization names who created it.
 *
 * The files of pictures and logos refer to organizations themselves: see files.ts for those foreign keys.
 */
export const ORGANIZATIONS: readonly string[] = [
  `create table users (
    id text primary key,
    external_id text not null unique,
    email text not null unique,
    first_name text not null,
    last_name text not null,
    picture text,
    locale text constraint users_locale_words check (locale in ('en_US', 'es_ES')),
    timezone text not null default 'UTC',
    temp_units text not null default 'C' constraint users_temp_units_words check (temp_units in ('C', 'F')),
    password_hash text,
    is_demo boolean not null default false,
    created_at int8 not null,
    phone_number text,
    last_login_at int8,
    deactivated_at int8,
    roles_claimed_at int8,
    session_epoch int4 not null default 0
  )`,
  `create table organizations (
    id text primary key,
    external_id text not null unique,
    name text not null,
    logo text,
    is_simulated boolean not null default false,
    created_at int8 not null,
    indoor_profile_id text,
    outdoor_profile_id text,
    created_by text references users on delete set null,
    requires_second_factor boolean not null default false,
    industry text,
    contact text,
    location text,
    addresses jsonb not null default '[]',
    billing_same_as_shipping boolean not null default true,
    locked_at int8,
    deleted_at int8,
    removing_since int8,
    gas_reference text not null default '20C'
      constraint organizations_gas_reference_words check (gas_reference in ('20C', '25C')),
    below_limit text not null default 'half'
      constraint organizations_below_limit_words check (below_limit in ('half', 'zero', 'excluded')),
    constraint organizations_removing check (removing_since is null or deleted_at is not null)
  )`,
  `create index organizations_created_by on organizations (created_by, created_at)
    where created_by is not null`,
  `create index organizations_locked on organizations (id) where locked_at is not null`,
  `create index organizations_deleted on organizations (deleted_at, id) where deleted_at is not null`,

  `create table user_permissions (
    user_id text not null references users on delete cascade,
    organization_id text not null references organizations on delete cascade,
    permission text not null constraint user_permissions_permission_words check (permission in (
      'manage_devices', 'admin_devices', 'manage_organizations', 'manage_reports', 'manage_tokens', 'manage_users',
      'read_devices', 'read_organizations', 'create_organization', 'read_reports', 'read_users', 'access_context')),
    primary key (user_id, organization_id, permission)
  )`,
  `create index user_permissions_organization on user_permissions (organization_id)`,

  // Staff acting for others: in a role, or as one user.
  `create table access_contexts (
    user_id text primary key references users on delete cascade,
    organization_id text not null references organizations on delete cascade,
    role text constraint access_contexts_role_words check (role in ('owner', 'manager', 'user', 'partner')),
    target_user_id text references users on delete cascade,
    since int8 not null,
    expires_at int8 not null,
    check ((role is null) <> (target_user_id is null))
  )`,

  // Only the hash of the secret in its link is stored.
  `create table invitations (
    id text primary key,
    email text not null,
    role text not null constraint invitations_role_words
      check (role in ('owner', 'manager', 'user', 'support', 'partner', 'admin')),
    organization_id text not null references organizations on delete cascade,
    invited_by text references users on delete set null,
    created_at int8 not null,
    expires_at int8 not null,
    accepted_at int8,
    rejected_at int8,
    acceptance_state text not null generated always as (case
      when accepted_at is not null then 'accepted'
      when rejected_at is not null then 'rejected'
      else 'filed' end) stored
      constraint invitations_acceptance_state_words
      check (acceptance_state in ('filed', 'accepted', 'rejected')),
    secret_hash text
  )`,
  `create index invitations_organization_created on invitations (organization_id, created_at desc, id desc)`,
  `create unique index invitations_secret on invitations (secret_hash)`,
  `create index invitations_email on invitations (email, created_at desc)`,

  // At most one between two organizations, in either direction.
  `create table partnerships (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    partner_id text not null references organizations on delete cascade,
    created_at int8 not null,
    unique (organization_id, partner_id)
  )`,
  `create index partnerships_partner on partnerships (partner_id)`,
  `create unique index partnerships_pair
    on partnerships (least(organization_id, partner_id), greatest(organization_id, partner_id))`,

  `create table partnership_invitations (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    partner_id text not null references organizations on delete cascade,
    address text not null,
    is_email boolean not null,
    invited_by text references users on delete set null,
    created_at int8 not null,
    expires_at int8 not null,
    accepted_at int8,
    rejected_at int8,
    withdrawn_at int8,
    acceptance_state text not null generated always as (case
      when accepted_at is not null then 'accepted'
      when rejected_at is not null then 'rejected'
      else 'filed' end) stored
      constraint partnership_invitations_acceptance_state_words
      check (acceptance_state in ('filed', 'accepted', 'rejected'))
  )`,
  `create index partnership_invitations_organization on partnership_invitations (organization_id, created_at)`,
  `create index partnership_invitations_partner on partnership_invitations (partner_id, created_at)`,

  // Organizations that users ask for.
  `create table formation_requests (
    id text primary key,
    name text not null,
    note text not null,
    is_for_partner boolean not null,
    requester_id text not null references users on delete cascade,
    requester_organization_id text references organizations on delete set null,
    created_at int8 not null,
    accepted_at int8,
    rejected_at int8,
    answered_by text references users on delete set null,
    reason text,
    organization_id text references organizations on delete set null,
    acceptance_state text not null generated always as (case
      when accepted_at is not null then 'accepted'
      when rejected_at is not null then 'rejected'
      else 'filed' end) stored
      constraint formation_requests_acceptance_state_words
      check (acceptance_state in ('filed', 'accepted', 'rejected'))
  )`,
  `create index formation_requests_requester on formation_requests (requester_id, created_at)`,
  `create index formation_requests_created on formation_requests (created_at)`,

  `create table ingest_keys (
    id text primary key,
    organization_id text not null references organizations on delete cascade,
    name text not null,
    key_hash text not null unique,
    created_by text references users on delete set null,
    created_at int8 not null,
    last_used_at int8,
    expires_at int8,
    revoked_at int8
  )`,
  `create index ingest_keys_organization on ingest_keys (organization_id, created_at)`,
  `create index ingest_keys_created_by on ingest_keys (created_by) where created_by is not null`,
]
