import { sql, type Kysely } from 'kysely'

/** Who created an organization from the console; the number per user is limited. */
export async function organizationCreators(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table organizations add column created_by text references users (id) on delete set null`,
  `create index organizations_created_by on organizations (created_by, created_at)
    where created_by is not null`,
]
