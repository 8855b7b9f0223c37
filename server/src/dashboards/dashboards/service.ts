import { randomUUID } from 'node:crypto'
import type { Dashboard, DashboardCreate, DashboardRange, DashboardUpdate } from '@airshed/schemas'
import { dashboardRows } from '../../access/entities/dashboards.ts'
import {
  authorOf,
  changeDashboard,
  requireEditable,
  type DashboardChanging,
} from './changeDashboard.ts'
import { dashboardView } from './dashboardView.ts'
import { checkConfiguration, checkDocumentBytes, checkRange } from './documentRules.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { requireManager } from './rights.ts'
import { addDashboard } from './saveDocument.ts'

/**
 * Creates a personal dashboard for the caller.
 *
 * @throws ApiError 403 in an organization in which the caller is not a manager, 422 if it is too large
 */
export async function makeDashboard(
  making: Omit<DashboardChanging, 'row' | 'unchanged'> & { configsOf: ConfigsOf },
  { name, description = '', organization_id: organizationId, configuration }: DashboardCreate,
): Promise<Dashboard> {
  const { context, tx, caller, record, configsOf } = making
  requireManager(caller, organizationId)
  const wanted = configuration ?? { widgets: [] }
  const configs = await configsOf(tx, organizationId, wanted.widgets)
  checkConfiguration(wanted, [], context.config.widgetLimit, configs)
  const id = randomUUID()
  const document = { name, description, configuration: wanted, range: null, is_updates_on: true }
  checkDocumentBytes(document, null)
  await addDashboard(
    tx,
    { id, organizationId, userId: caller.user.id, document },
    authorOf(caller),
    context.clock(),
  )
  record({ rowId: id, after: { user_id: caller.user.id, version: 1 }, onlyFor: caller.user.id })
  const row = await dashboardRows(tx, caller)
    .where('dashboards.id', '=', id)
    .executeTakeFirstOrThrow()
  return dashboardView(row, caller)
}

/**
 * Changes what `PUT dashboards/{id}` may change.
 *
 * @throws ApiError 409 if someone saved since `version`
 */
export async function saveDashboard(
  changing: DashboardChanging & { configsOf: ConfigsOf },
  { version, ...change }: DashboardUpdate,
): Promise<Dashboard> {
  const { context, tx, row, configsOf } = changing
  requireEditable(row)
  const { configuration } = change
  if (configuration !== undefined) {
    const configs = await configsOf(tx, row.organization_id, configuration.widgets)
    const saved = row.configuration.widgets
    checkConfiguration(configuration, saved, context.config.widgetLimit, configs)
  }
  return changeDashboard(changing, change, { version })
}

/** @param range null resets to the default range */
export async function saveRange(
  changing: DashboardChanging,
  range: DashboardRange | null,
): Promise<Dashboard> {
  requireEditable(changing.row)
  if (range !== null) checkRange(range, changing.context.clock())
  return changeDashboard(changing, { range })
}
