import { sql, type Kysely } from 'kysely'

/** Details of an organization, whether it is locked, and since when it has been deleted. */
export async function organizations(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table organizations
    add column industry text,
    add column contact text,
    add column location text,
    add column addresses jsonb not null default '[]',
    add column billing_same_as_shipping boolean not null default true,
    add column locked_at int8,
    add column deleted_at int8,
    add column removing_since int8,
    add constraint organizations_removing
      check (removing_since is null or deleted_at is not null)`,
  `create index organizations_locked on organizations (id) where locked_at is not null`,
  `create index organizations_deleted on organizations (deleted_at, id)
    where deleted_at is not null`,
]
