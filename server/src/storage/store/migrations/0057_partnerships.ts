import { sql, type Kysely } from 'kysely'

/**
 * An organization invites another one to become its partner, and users request new organizations. There is
 * at most one partnership between two organizations.
 */
export async function partnerships(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `delete from partnerships as later using partnerships as first
    where later.organization_id = first.partner_id and later.partner_id = first.organization_id
      and later.id > first.id`,
  `create unique index partnerships_pair
    on partnerships (least(organization_id, partner_id), greatest(organization_id, partner_id))`,
  `create table partnership_invitations (
    id text primary key,
    organization_id text not null references organizations (id) on delete cascade,
    partner_id text not null references organizations (id) on delete cascade,
    address text not null,
    is_email boolean not null,
    invited_by text references users (id) on delete set null,
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
  `create index partnership_invitations_organization
    on partnership_invitations (organization_id, created_at)`,
  `create index partnership_invitations_partner on partnership_invitations (partner_id, created_at)`,
  `create table formation_requests (
    id text primary key,
    name text not null,
    note text not null,
    is_for_partner boolean not null,
    requester_id text not null references users (id) on delete cascade,
    requester_organization_id text references organizations (id) on delete set null,
    created_at int8 not null,
    accepted_at int8,
    rejected_at int8,
    answered_by text references users (id) on delete set null,
    reason text,
    organization_id text references organizations (id) on delete set null,
    acceptance_state text not null generated always as (case
      when accepted_at is not null then 'accepted'
      when rejected_at is not null then 'rejected'
      else 'filed' end) stored
      constraint formation_requests_acceptance_state_words
      check (acceptance_state in ('filed', 'accepted', 'rejected'))
  )`,
  `create index formation_requests_requester on formation_requests (requester_id, created_at)`,
  `create index formation_requests_created on formation_requests (created_at)`,
  `alter table node_change_results drop constraint node_change_results_code_check`,
  `alter table node_change_results add constraint node_change_results_code_check
    check (code in ('NOT_FOUND', 'FORBIDDEN', 'PARTNERSHIP_NOT_FOUND', 'SHARE_LIMIT', 'SHARE_WITH_OWNER',
      'LEASED', 'LEASE_SHARED', 'LEASE_WITH_OWNER', 'TRANSFER_TO_OWNER'))`,
]
