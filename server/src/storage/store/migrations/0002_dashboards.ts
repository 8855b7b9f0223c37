import { sql, type Kysely } from 'kysely'

/**
 * The saved versions of each dashboard with their authors, and which dashboards come from files.
 *
 * `author` is the name at that time: it stays when the user is renamed or deleted.
 */
export async function dashboardVersions(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table dashboards add column is_provisioned boolean not null default false`,
  `create table dashboard_versions (
    dashboard_id text not null references dashboards on delete cascade,
    version int4 not null,
    user_id text references users on delete set null,
    author text not null,
    created_at int8 not null,
    changes jsonb not null,
    restored_from int4,
    document jsonb not null,
    primary key (dashboard_id, version)
  )`,
  `create index dashboard_versions_user on dashboard_versions (user_id)`,
]
