import { randomUUID } from 'node:crypto'
import type {
  Dashboard,
  DashboardCreate,
  DashboardQuery,
  DashboardRange,
  DashboardUpdate,
  Page,
} from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Caller } from '../../identity/access.ts'
import { pageOf, pageRequest } from '../paging/page.ts'
import { authorOf, changeDashboard, getDashboard, withLockedDashboard } from './changeDashboard.ts'
import { dashboardView } from './dashboardView.ts'
import { checkConfiguration, checkRange } from './documentRules.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { deleteDashboard, findDashboards, setStar } from './queries.ts'
import { requireIn, requireManager } from './rights.ts'
import { addDashboard } from './saveDocument.ts'

const DEFAULT_SIZE = 100

/** One page of the dashboards that the caller may read. */
export async function listDashboards(
  { store }: ServerContext,
  caller: Caller,
  query: DashboardQuery,
): Promise<Page<Dashboard>> {
  const page = pageRequest(query, DEFAULT_SIZE)
  const { rows, total } = await findDashboards(store.db, caller, query.organization_id, page)
  return pageOf(page, { rows: rows.map((row) => dashboardView(row, caller)), total })
}

/**
 * Makes a personal dashboard of the caller.
 *
 * @throws ApiError 403 in an organization in which the caller is no manager
 */
export async function createDashboard(
  context: ServerContext,
  configsOf: ConfigsOf,
  caller: Caller,
  { name, description = '', organization_id: organizationId, configuration }: DashboardCreate,
): Promise<Dashboard> {
  requireIn(caller, 'read_reports', organizationId)
  requireManager(caller, organizationId)
  const wanted = configuration ?? { widgets: [] }
  const configs = await configsOf(context.store.db, organizationId, wanted.widgets)
  checkConfiguration(wanted, [], context.config.widgetLimit, configs)
  const id = randomUUID()
  const document = { name, description, configuration: wanted, range: null, is_updates_on: true }
  await context.store.db
    .transaction()
    .execute((transaction) =>
      addDashboard(
        transaction,
        { id, organizationId, userId: caller.user.id, document },
        authorOf(caller),
        context.clock(),
      ),
    )
  return getDashboard(context, caller, id)
}

/** Changes what `PUT dashboards/{id}` may change. */
export function saveDashboard(
  context: ServerContext,
  configsOf: ConfigsOf,
  caller: Caller,
  id: string,
  { version, ...change }: DashboardUpdate,
): Promise<Dashboard> {
  return changeDashboard(
    context,
    caller,
    id,
    async ({ configuration: saved, organization_id: organizationId }, transaction) => {
      const { configuration } = change
      if (configuration !== undefined) {
        const configs = await configsOf(transaction, organizationId, configuration.widgets)
        checkConfiguration(configuration, saved.widgets, context.config.widgetLimit, configs)
      }
      return change
    },
    version,
  )
}

/** @throws ApiError 404, or 403 where the caller may only read it */
export function removeDashboard(context: ServerContext, caller: Caller, id: string): Promise<void> {
  return withLockedDashboard(context, caller, id, (_, transaction) =>
    deleteDashboard(transaction, id),
  )
}

/** The star is the caller's own: reading the dashboard is enough. */
export async function starDashboard(
  context: ServerContext,
  caller: Caller,
  id: string,
  isStarred: boolean,
): Promise<Dashboard> {
  const dashboard = await getDashboard(context, caller, id)
  await setStar(context.store.db, caller.user.id, id, isStarred)
  return { ...dashboard, is_starred: isStarred }
}

/** @param range null goes back to the default range */
export function setDashboardRange(
  context: ServerContext,
  caller: Caller,
  id: string,
  range: DashboardRange | null,
): Promise<Dashboard> {
  return changeDashboard(context, caller, id, () => {
    if (range !== null) checkRange(range, context.clock())
    return { range }
  })
}
