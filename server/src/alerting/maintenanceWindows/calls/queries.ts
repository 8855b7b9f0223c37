import type {
  List,
  MaintenanceSort,
  MaintenanceState,
  MaintenanceWindowQuery,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { Condition, VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { FullWindow } from './windowView.ts'

const windowList: RowList<MaintenanceSort> = {
  name: 'maintenance_windows',
  table: 'maintenance_windows',
  id: 'maintenance_windows.id',
  sort: {
    name: [key('maintenance_windows.name', 'text')],
    starts: [key('maintenance_windows.starts_at', 'int8')],
    ends: [key('maintenance_windows.ends_at', 'int8')],
  },
  defaultSort: '-ends',
  search: [sql.ref('maintenance_windows.name')],
}

/** One part of the windows that match a query at a time, ms UTC. */
export const findWindows = (
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: MaintenanceWindowQuery,
  now: number,
): Promise<List<FullWindow>> =>
  listOf(db, windowList, {
    query,
    visible,
    filters: inStates(query.state ?? [], now),
    select: fullWindows(db),
  })

/** One window that the caller is known to be able to read. */
export const fullWindow = (db: Db, id: string): Promise<FullWindow> =>
  fullWindows(db).where('maintenance_windows.id', '=', id).executeTakeFirstOrThrow()

const fullWindows = (db: Db) =>
  db
    .selectFrom('maintenance_windows')
    .selectAll('maintenance_windows')
    .select(
      sql<string[]>`array(select node_id from maintenance_window_nodes
        where window_id = maintenance_windows.id order by node_id)`.as('node_ids'),
    )

function inStates(states: readonly MaintenanceState[], now: number): Condition[] {
  if (states.length === 0) return []
  const { starts, ends } = {
    starts: sql.ref('maintenance_windows.starts_at'),
    ends: sql.ref('maintenance_windows.ends_at'),
  }
  const conditions: Readonly<Record<MaintenanceState, Condition>> = {
    upcoming: sql`${starts} > ${now}`,
    current: sql`(${starts} <= ${now} and ${ends} > ${now})`,
    over: sql`${ends} <= ${now}`,
  }
  const wanted = states.map((state) => conditions[state])
  return [sql`(${sql.join(wanted, sql` or `)})`]
}
