import { sql, type Kysely } from 'kysely'

/**
 * Versions of plugins record their source. For existing ones, the remaining events say who published
 * them.
 */
export async function pluginSources(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table plugin_versions add column source text`,
  `alter table plugin_versions add column about jsonb`,
  `update plugin_versions set source = (
    select events.actor_id from events
    where events.entity = 'plugins' and events.name = 'plugin.published'
      and events.organization_id = plugin_versions.organization_id
      and events.row_id = plugin_versions.plugin_id
      and events.detail->>'version' = plugin_versions.version
    order by events.position desc limit 1)`,
]
