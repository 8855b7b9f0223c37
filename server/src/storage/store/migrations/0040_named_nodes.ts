import { sql, type Kysely } from 'kysely'

/**
 * Index for the order of device pickers: by name, then unnamed devices by serial. Without it, each picker
 * sorts all devices of an organization when it opens.
 */
export async function namedNodes(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index nodes_organization_named
        on nodes (organization_id, (nullif(name, '')), serial, id)`,
    )
    .execute(db)
}
