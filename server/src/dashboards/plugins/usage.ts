import { sql } from 'kysely'
import type { Db } from '../../storage/store/db.ts'
import { keyOf } from './queries.ts'

/** Number of widgets by type on the dashboards of an organization: `<organization> <type>` → number. */
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

/** Widgets of one type, all of them (`configVersion` null) or those saved with one version of settings. */
export interface SavedWidgets {
  configVersion: number | null
  widgets: number
  dashboards: number
}

/** The widgets of a type on an organization's dashboards: all, then by settings, newest first. */
export async function countSaved(
  db: Db,
  organizationId: string,
  type: string,
): Promise<[all: SavedWidgets, ...bySettings: SavedWidgets[]]> {
  const { rows } = await sql<SavedWidgets>`
    select (widget ->> 'configVersion')::int4 as "configVersion",
      count(*)::int4 as widgets, count(distinct dashboards.id)::int4 as dashboards
    from dashboards, jsonb_array_elements(configuration -> 'widgets') as widget
    where organization_id = ${organizationId} and widget ->> 'type' = ${type}
    group by grouping sets ((), (widget ->> 'configVersion'))
    order by (widget ->> 'configVersion')::int4 desc nulls first`.execute(db)
  const [all, ...bySettings] = rows
  return [all ?? { configVersion: null, widgets: 0, dashboards: 0 }, ...bySettings]
}
