import type { DashboardDocument, DashboardQuery, DashboardSort, List } from '@airshed/schemas'
import { sql } from 'kysely'
import { dashboardRows, hasStarOf, type DashboardRow } from '../../access/entities/dashboards.ts'
import type { Caller } from '../../access/identity/access.ts'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'

const dashboardList = (caller: Caller): RowList<DashboardSort> => ({
  name: 'dashboards',
  table: 'dashboards',
  id: 'dashboards.id',
  sort: {
    starred: [
      { sql: hasStarOf(caller), type: 'boolean', isDescending: true },
      key('dashboards.name', 'text'),
    ],
    name: [key('dashboards.name', 'text')],
    updated: [key('dashboards.updated_at', 'int8')],
  },
  defaultSort: 'starred',
  search: [sql.ref('dashboards.name'), sql.ref('dashboards.description')],
})

/** One part of the dashboards that the caller may see. */
export const findDashboards = (
  db: Db,
  caller: Caller,
  visible: VisibleRows,
  query: DashboardQuery,
): Promise<List<DashboardRow>> =>
  listOf(db, dashboardList(caller), { query, visible, select: dashboardRows(db, caller) })

/** A dashboard after a change of it. */
export const readDashboard = (db: Db, caller: Caller, id: string): Promise<DashboardRow> =>
  dashboardRows(db, caller).where('dashboards.id', '=', id).executeTakeFirstOrThrow()

/** A dashboard that is not in the store yet. */
export interface NewDashboard {
  id: string
  organizationId: string
  /** null for a shared dashboard. */
  userId: string | null
  document: DashboardDocument
  /** Whether it comes from a file of the server. Default false. */
  isProvisioned?: boolean
}

export async function insertDashboard(db: Db, dashboard: NewDashboard, now: number): Promise<void> {
  await db
    .insertInto('dashboards')
    .values({
      id: dashboard.id,
      organization_id: dashboard.organizationId,
      user_id: dashboard.userId,
      is_provisioned: dashboard.isProvisioned ?? false,
      ...columnsOf(dashboard.document),
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Replaces the whole document. */
export async function updateDashboard(
  db: Db,
  id: string,
  document: DashboardDocument,
  { version, now }: { version: number; now: number },
): Promise<void> {
  await db
    .updateTable('dashboards')
    .set({ ...columnsOf(document), version, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The columns that hold a document. */
export const columnsOf = ({ configuration, range, ...plain }: DashboardDocument) => ({
  name: plain.name,
  description: plain.description,
  is_updates_on: plain.is_updates_on,
  configuration: JSON.stringify(configuration),
  range: range === null ? null : JSON.stringify(range),
})

export async function eraseDashboard(db: Db, id: string): Promise<void> {
  await db.deleteFrom('dashboard_stars').where('dashboard_id', '=', id).execute()
  await db.deleteFrom('dashboards').where('id', '=', id).execute()
}

/** Sets or removes a user's star. Idempotent. */
export async function setStar(
  db: Db,
  userId: string,
  dashboardId: string,
  isStarred: boolean,
): Promise<void> {
  const star = { user_id: userId, dashboard_id: dashboardId }
  if (isStarred) {
    await db
      .insertInto('dashboard_stars')
      .values(star)
      .onConflict((conflict) => conflict.columns(['user_id', 'dashboard_id']).doNothing())
      .execute()
    return
  }
  await db
    .deleteFrom('dashboard_stars')
    .where('user_id', '=', userId)
    .where('dashboard_id', '=', dashboardId)
    .execute()
}

/** The organization with an id or `external_id`. */
export function findOrganization(db: Db, idOrExternalId: string) {
  return db
    .selectFrom('organizations')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', idOrExternalId), eb('external_id', '=', idOrExternalId)]))
    .executeTakeFirst()
}
