import type { DashboardDocument } from '@airshed/schemas'
import { dashboardRows, type DashboardRow } from '../../entities/dashboards.ts'
import type { Condition } from '../../rows/visible.ts'
import type { Caller } from '../../identity/access.ts'
import type { Db } from '../../store/db.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** One page of the dashboards that meet the condition: starred ones first, then by name. */
export async function findDashboards(
  db: Db,
  caller: Caller,
  visible: Condition,
  page: PageRequest,
): Promise<{ rows: DashboardRow[]; total: number }> {
  const [rows, count] = await Promise.all([
    dashboardRows(db, caller)
      .where(visible)
      .orderBy('is_starred', 'desc')
      .orderBy('dashboards.name')
      .orderBy('dashboards.id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('dashboards')
      .where(visible)
      .select(({ fn }) => fn.countAll<string | number>().as('total'))
      .executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

/** A dashboard that is not in the store yet. */
export interface NewDashboard {
  id: string
  organizationId: string
  /** null: shared. */
  userId: string | null
  document: DashboardDocument
  /** Comes from a file of the server. Default false. */
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

/** Sets or takes the star that one user gave. Doing it again changes nothing. */
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

/** The organization of an id or an `external_id`. */
export function findOrganization(db: Db, idOrExternalId: string) {
  return db
    .selectFrom('organizations')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', idOrExternalId), eb('external_id', '=', idOrExternalId)]))
    .executeTakeFirst()
}
