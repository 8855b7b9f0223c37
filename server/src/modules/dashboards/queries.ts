import type { DashboardDocument } from '@airshed/schemas'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { visibleDashboards } from '../access/visible.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

type Db = Kysely<Tables> | Transaction<Tables>

function dashboardsVisibleTo(db: Db, caller: Caller, organizationId?: string) {
  return db.selectFrom('dashboards').where(visibleDashboards(caller, organizationId))
}

const selected = (query: ReturnType<typeof dashboardsVisibleTo>, caller: Caller) =>
  query.selectAll('dashboards').select(
    sql<boolean>`exists (select 1 from dashboard_stars
      where dashboard_stars.dashboard_id = dashboards.id
        and dashboard_stars.user_id = ${caller.user.id})`.as('is_starred'),
  )

/** One dashboard; undefined where there is none or the caller may not read it. */
export function readDashboard(db: Db, caller: Caller, id: string) {
  return selected(dashboardsVisibleTo(db, caller), caller)
    .where('dashboards.id', '=', id)
    .executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockDashboard(db: Transaction<Tables>, caller: Caller, id: string) {
  return selected(dashboardsVisibleTo(db, caller), caller)
    .where('dashboards.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type DashboardRow = NonNullable<Awaited<ReturnType<typeof readDashboard>>>

/** One page of dashboards: starred ones first, then by name. */
export async function findDashboards(
  db: Db,
  caller: Caller,
  organizationId: string | undefined,
  page: PageRequest,
): Promise<{ rows: DashboardRow[]; total: number }> {
  const matching = dashboardsVisibleTo(db, caller, organizationId)
  const [rows, count] = await Promise.all([
    selected(matching, caller)
      .orderBy('is_starred', 'desc')
      .orderBy('dashboards.name')
      .orderBy('dashboards.id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
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

const columnsOf = ({ configuration, range, ...plain }: DashboardDocument) => ({
  name: plain.name,
  description: plain.description,
  is_updates_on: plain.is_updates_on,
  configuration: JSON.stringify(configuration),
  range: range === null ? null : JSON.stringify(range),
})

export async function deleteDashboard(db: Db, id: string): Promise<void> {
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
