import { sql, type Kysely } from 'kysely'

/**
 * The signer of an archive, its changelog, and which key owns which plugin in an organization. Existing
 * archives are unsigned, as signing did not exist. An owner stays when the last version is removed.
 */
export async function pluginPublishers(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table plugin_archives add column publisher_key text`,
  `alter table plugin_archives add column changelog text not null default ''`,
  // Only existing archives have none: new ones are stored with theirs.
  `alter table plugin_archives alter column changelog drop default`,
  `create table plugin_owners (
    organization_id text not null references organizations on delete cascade,
    plugin_id text not null,
    public_key text not null,
    since int8 not null,
    primary key (organization_id, plugin_id)
  )`,
]
