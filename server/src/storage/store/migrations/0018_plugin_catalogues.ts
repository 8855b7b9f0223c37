import { sql, type Kysely } from 'kysely'

/** Catalogues of plugins as last read, and the pictures of the plugins they offer. */
export async function pluginCatalogues(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table plugin_catalogues (
    url text primary key,
    etag text,
    content jsonb,
    read_at int8,
    problem text,
    problem_since int8
  )`,
  `create table plugin_screenshots (
    sha256 text primary key,
    media_type text not null,
    bytes bytea not null,
    read_at int8 not null
  )`,
]
