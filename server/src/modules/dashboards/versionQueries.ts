import type { DashboardChange, DashboardDocument } from '@airshed/schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../store/db.ts'
import type { DashboardVersionsTable } from '../../store/tables/dashboards.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

export type VersionRow = Selectable<DashboardVersionsTable>
export type VersionHead = Omit<VersionRow, 'dashboard_id' | 'document'>

const HEAD = ['version', 'user_id', 'author', 'created_at', 'changes', 'restored_from'] as const

/** One page of the versions of a dashboard, newest first, without their documents. */
export async function findVersions(
  db: Db,
  dashboardId: string,
  page: PageRequest,
): Promise<{ rows: VersionHead[]; total: number }> {
  const matching = db.selectFrom('dashboard_versions').where('dashboard_id', '=', dashboardId)
  const [rows, count] = await Promise.all([
    matching
      .select(HEAD)
      .orderBy('version', 'desc')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

/** One version with its document; undefined where it is not kept. */
export function readVersion(
  db: Db,
  dashboardId: string,
  version: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('dashboard_versions')
    .selectAll()
    .where('dashboard_id', '=', dashboardId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** A version that is not in the store yet. */
export interface NewVersion {
  dashboardId: string
  version: number
  author: Author
  /** ms UTC. */
  savedAt: number
  changes: readonly DashboardChange[]
  /** Default: null, it is no version that was brought back. */
  restoredFrom?: number | null | undefined
  document: DashboardDocument
}

/** Who saved something. */
export interface Author {
  userId: string | null
  /** Full name, or the file it came from; empty: not known. */
  name: string
}

/** Keeps a version; one that is there already stays. */
export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  await db
    .insertInto('dashboard_versions')
    .values({
      dashboard_id: version.dashboardId,
      version: version.version,
      user_id: version.author.userId,
      author: version.author.name,
      created_at: version.savedAt,
      changes: JSON.stringify(version.changes),
      restored_from: version.restoredFrom ?? null,
      document: JSON.stringify(version.document),
    })
    .onConflict((conflict) => conflict.columns(['dashboard_id', 'version']).doNothing())
    .execute()
}

/** Forgets all versions up to one, that included. */
export async function forgetVersions(db: Db, dashboardId: string, upTo: number): Promise<void> {
  await db
    .deleteFrom('dashboard_versions')
    .where('dashboard_id', '=', dashboardId)
    .where('version', '<=', upTo)
    .execute()
}
