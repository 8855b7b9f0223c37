import type {
  DashboardChange,
  DashboardDocument,
  DashboardVersionQuery,
  DashboardVersionSort,
  List,
} from '@airshed/schemas'
import { sql, type Selectable, type SqlBool } from 'kysely'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { Db } from '../../storage/store/db.ts'
import type { DashboardVersionsTable } from '../../storage/store/tables/dashboards.ts'

export type VersionRow = Selectable<DashboardVersionsTable>
export type VersionHead = Omit<VersionRow, 'dashboard_id' | 'document'>

const HEAD = ['version', 'user_id', 'author', 'created_at', 'changes', 'restored_from'] as const

/** The versions of one dashboard. */
const versionList: RowList<DashboardVersionSort> = {
  name: 'dashboard versions',
  table: 'dashboard_versions',
  id: 'dashboard_versions.version',
  idType: 'int4',
  sort: { version: [key('dashboard_versions.version', 'int4')] },
  defaultSort: '-version',
  search: [sql.ref('dashboard_versions.author')],
}

/** One part of the versions of a dashboard, without their documents. */
export const findVersions = (
  db: Db,
  dashboardId: string,
  query: DashboardVersionQuery,
): Promise<List<VersionHead>> =>
  listOf(db, versionList, {
    // A cursor of another dashboard belongs to another question.
    query: { ...query, dashboardId },
    visible: sql<SqlBool>`dashboard_versions.dashboard_id = ${dashboardId}`,
    select: db
      .selectFrom('dashboard_versions')
      .select(HEAD)
      .where('dashboard_versions.dashboard_id', '=', dashboardId),
  })

/** One version with its document, or undefined if it is not kept. */
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
interface NewVersion {
  dashboardId: string
  version: number
  author: Author
  /** ms UTC. */
  savedAt: number
  changes: readonly DashboardChange[]
  /** Default: null, for a version that was not restored. */
  restoredFrom?: number | null | undefined
  document: DashboardDocument
}

/** Who saved a version. */
export interface Author {
  userId: string | null
  /** Full name, or the file it came from; empty if unknown. */
  name: string
}

/** Inserts a version unless it exists. */
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

/** Deletes all versions up to and including one. */
export async function forgetVersions(db: Db, dashboardId: string, upTo: number): Promise<void> {
  await db
    .deleteFrom('dashboard_versions')
    .where('dashboard_id', '=', dashboardId)
    .where('version', '<=', upTo)
    .execute()
}
