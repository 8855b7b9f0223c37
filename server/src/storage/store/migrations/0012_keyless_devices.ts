import { sql, type Kysely } from 'kysely'

/**
 * Which claimed devices accept readings without a key, and since when unclaimed devices have been waiting. For
 * those that already wait, the whole period starts now.
 */
export async function keylessDevices(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table nodes
    add column accepts_keyless boolean not null default false,
    add column unclaimed_since int8`,
  `update nodes set unclaimed_since = (extract(epoch from now()) * 1000)::int8
    where organization_id is null`,
  `create index nodes_unclaimed on nodes (unclaimed_since) where organization_id is null`,
]
