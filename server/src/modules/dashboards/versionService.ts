import type {
  Dashboard,
  DashboardVersion,
  DashboardVersionDetail,
  Page,
  PageQuery,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { authorOf, getDashboard, withLockedDashboard } from './changeDashboard.ts'
import { requireCurrent } from './requireCurrent.ts'
import { saveDocument } from './saveDocument.ts'
import { findVersions, readVersion } from './versionQueries.ts'

const DEFAULT_SIZE = 100

/** The versions that are kept of a dashboard that the caller may read, newest first. */
export async function listVersions(
  context: ServerContext,
  caller: Caller,
  id: string,
  query: PageQuery,
): Promise<Page<DashboardVersion>> {
  await getDashboard(context, caller, id)
  const page = pageRequest(query, DEFAULT_SIZE)
  return pageOf(page, await findVersions(context.store.db, id, page))
}

/** @throws ApiError 404 for a dashboard that is not for this caller, or a version not kept of it */
export async function getVersion(
  context: ServerContext,
  caller: Caller,
  id: string,
  version: number,
): Promise<DashboardVersionDetail> {
  await getDashboard(context, caller, id)
  const found = await readVersion(context.store.db, id, version)
  if (found === undefined) throw noSuchVersion(id, version)
  const { dashboard_id: _, ...detail } = found
  return detail
}

/**
 * Saves the document of an old version as the newest one; what came after it stays in the list.
 *
 * @param current the version that the caller takes for the newest one
 * @throws ApiError 404, 403, or 409 where somebody saved since
 */
export async function restoreVersion(
  context: ServerContext,
  caller: Caller,
  id: string,
  version: number,
  current: number,
): Promise<Dashboard> {
  await withLockedDashboard(context, caller, id, async (row, transaction) => {
    const found = await readVersion(transaction, id, version)
    if (found === undefined) throw noSuchVersion(id, version)
    await requireCurrent(transaction, caller, row, current)
    await saveDocument(transaction, row, found.document, {
      author: authorOf(caller),
      now: context.clock(),
      keep: context.config.dashboardVersions,
      restoredFrom: version,
    })
  })
  return getDashboard(context, caller, id)
}

const noSuchVersion = (id: string, version: number) =>
  apiError('NOT_FOUND', { what: 'Version', id: `${version} of dashboard ${id}` })
