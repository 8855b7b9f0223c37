import { randomUUID } from 'node:crypto'
import type { Dashboard, DashboardCreate } from '@airshed/schemas'
import type { DashboardChanging } from './changeDashboard.ts'
import { dashboardView } from './dashboardView.ts'
import { checkConfiguration, checkDocumentBytes } from './documentRules.ts'
import { authorOf } from './keepVersion.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { readDashboard } from './queries.ts'
import { requireManager } from './rights.ts'
import { addDashboard } from './addDashboard.ts'

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
  return dashboardView(await readDashboard(tx, caller, id), caller)
}
