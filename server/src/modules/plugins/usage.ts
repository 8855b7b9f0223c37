import { sql } from 'kysely'
import type { Db } from '../../store/db.ts'
import { keyOf } from './queries.ts'

/** How many widgets of a type the dashboards of an organization hold: `<organization> <type>` → number. */
export async function countWidgets(
  db: Db,
  organizationIds: readonly string[],
  types: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (types.length === 0) return new Map()
  const { rows } = await sql<{ organization_id: string; type: string; count: number }>`
    select organization_id, widget ->> 'type' as type, count(*)::int4 as count
    from dashboards, jsonb_array_elements(configuration -> 'widgets') as widget
    where organization_id = any(${[...organizationIds]}::text[])
      and widget ->> 'type' = any(${[...types]}::text[])
    group by 1, 2`.execute(db)
  return new Map(
    rows.map(({ organization_id, type, count }) => [
      keyOf({ organizationId: organization_id, id: type }),
      count,
    ]),
  )
}
