import { sql, type Kysely } from 'kysely'

/**
 * Which claimed devices take readings without a key, and since when devices of nobody wait. Those that
 * wait already get their whole time from now on.
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
