import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { displayedStatusSql } from './statusSql.ts'

/**
 * The number of devices of each type displayed with each status, for each organization that uses any.
 *
 * @param now ms UTC
 * @returns organization → a text that is the same as long as none of its counts changes
 */
export async function statusCounts(
  db: Kysely<Tables>,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const displayed = sql.raw<string>(displayedStatusSql({ node: 'nodes', now }))
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('nodes')
        .where('organization_id', 'is not', null)
        .select([
          sql<string | null>`coalesce(leased_to, organization_id)`.as('organization_id'),
          'type',
          displayed.as('status'),
        ])
        .as('shown'),
    )
    .select(['organization_id', 'type', 'status', sql<number>`count(*)::int`.as('count')])
    .groupBy(['organization_id', 'type', 'status'])
    .orderBy('organization_id')
    .orderBy('type')
    .orderBy('status')
    .execute()
  const counts = new Map<string, string>()
  for (const { organization_id: id, ...count } of rows) {
    if (id !== null) counts.set(id, (counts.get(id) ?? '') + JSON.stringify(count))
  }
  return counts
}
