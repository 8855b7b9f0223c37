import { sql, type Kysely } from 'kysely'

/**
 * What lists of rows need: the rank of a node’s displayed status in its row, kept current by readings and by a
 * sweep; indexes for search; and the allowed values of columns.
 *
 * The ranks are those of this step: if they ever change, the next sweep updates every node.
 */
export async function rows(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...STATUS_RANK, ...SEARCH, ...LOCALES, ...words()]) {
    await sql.raw(statement).execute(db)
  }
}

const STATUS_RANK = [
  // 7: offline. Nodes in another status are corrected here, online ones by their next reading or the
  // first sweep.
  `alter table nodes add column status_rank int2 not null default 7`,
  `update nodes set status_rank = case status when 'online' then 0 when 'veryPoor' then 1
    when 'poor' then 2 when 'moderate' then 3 when 'satisfactory' then 4 when 'good' then 5
    when 'excellent' then 6 when 'error' then 8 when 'shared' then 9 when 'leased' then 10
    when 'deactivated' then 11 when 'hibernated' then 12 when 'inventory' then 13 end
    where status not in ('activated', 'offline')`,
  `create index nodes_organization_status on nodes (organization_id, status_rank, name, id)`,
  `create index data_points_online on data_points (node_id) where path = '190:3'`,
]

/**
 * Trigrams find a part of a text with an index. In PostgreSQL they are an extension, which a server may lack
 * or the user may not be allowed to create: a search then scans the rows that the caller may see.
 */
const SEARCH = [
  `do $$ begin
    create extension if not exists pg_trgm;
  exception when insufficient_privilege or undefined_file or feature_not_supported then null;
  end $$`,
  `do $$ begin
    if exists (select 1 from pg_extension where extname = 'pg_trgm') then
      create index nodes_search on nodes using gin (name gin_trgm_ops, serial gin_trgm_ops);
    end if;
  end $$`,
]

/** The language of a user was `en` unless they chose one; it has been read as `en_US` ever since. */
const LOCALES = [
  `update users set locale = 'en_US' where locale not in ('en_US', 'es_ES')`,
  `alter table users alter column locale set default 'en_US'`,
]

const WORDS: readonly (readonly [table: string, column: string, words: readonly string[]])[] = [
  ['users', 'locale', ['en_US', 'es_ES']],
  ['users', 'temp_units', ['C', 'F']],
  [
    'user_permissions',
    'permission',
    [
      'manage_devices',
      'admin_devices',
      'manage_organizations',
      'manage_reports',
      'manage_tokens',
      'manage_users',
      'read_devices',
      'read_organizations',
      'create_organization',
      'read_reports',
      'read_users',
      'access_context',
    ],
  ],
  [
    'nodes',
    'status',
    [
      'activated',
      'deactivated',
      'hibernated',
      'online',
      'offline',
      'inventory',
      'error',
      'leased',
      'shared',
      'excellent',
      'good',
      'satisfactory',
      'moderate',
      'poor',
      'veryPoor',
    ],
  ],
  ['data_points', 'kind', ['scalar', 'direction', 'boolean', 'count']],
  ['alerts', 'status', ['activated', 'deactivated', 'idle']],
  ['alerts', 'notification_level', ['critical', 'warning', 'info']],
  ['access_contexts', 'role', ['owner', 'manager', 'user', 'partner']],
  ['invitations', 'role', ['owner', 'manager', 'user', 'support', 'partner', 'admin']],
  ['plugin_archives', 'kind', ['widget', 'screen', 'device-form']],
  ['plugin_versions', 'state', ['available', 'enabled', 'disabled']],
  ['plugin_versions', 'tier', ['isolated', 'trusted']],
]

function words(): string[] {
  return WORDS.map(
    ([table, column, allowed]) =>
      `alter table ${table} add constraint ${table}_${column}_words
        check (${column} in (${allowed.map((word) => `'${word}'`).join(', ')}))`,
  )
}
