import { sql, type Kysely } from 'kysely'

/**
 * The order of device pickers: by name, those without one behind the others by their serials. Without
 * it each picker that opens sorts all devices of an organization.
 */
export async function namedNodes(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index nodes_organization_named
        on nodes (organization_id, (nullif(name, '')), serial, id)`,
    )
    .execute(db)
}
