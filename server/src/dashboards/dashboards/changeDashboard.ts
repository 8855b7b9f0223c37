import type { Dashboard, DashboardRange, DashboardUpdate } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import type { Caller } from '../../access/identity/access.ts'
import { changeRow } from '../../storage/rows/changeRow.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { dashboardConflict } from './dashboardConflict.ts'
import { dashboardView } from './dashboardView.ts'
import { documentOfRow, patched, type DashboardPatch } from './document.ts'
import { checkConfiguration, checkDocumentBytes, checkRange } from './documentRules.ts'
import { authorOf, keepVersion } from './keepVersion.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import { columnsOf, readDashboard } from './queries.ts'
import { requireEditable } from './rights.ts'

/** A change of one dashboard that the transaction has locked, and that the caller may write. */
export interface DashboardChanging {
  context: Pick<ServerContext, 'clock' | 'config'>
  tx: Transaction<Tables>
  caller: Caller
  row: DashboardRow
  record: (event: RecordedEvent) => void
  unchanged: () => void
}

/**
 * Changes what `PUT dashboards/{id}` may change.
 *
 * @throws ApiError 400 for widgets that their plugins reject, 409 over the limit of widgets, and as
 *   {@link changeDashboard}
 */
export async function saveDashboard(
  changing: DashboardChanging & { configsOf: ConfigsOf },
  { version, ...patch }: DashboardUpdate,
): Promise<Dashboard> {
  const { context, tx, row, configsOf } = changing
  requireEditable(row)
  const { configuration } = patch
  if (configuration !== undefined) {
    const configs = await configsOf(tx, row.organization_id, configuration.widgets)
    const saved = row.configuration.widgets
    checkConfiguration(configuration, saved, context.config.widgetLimit, configs)
  }
  return changeDashboard(changing, patch, { version })
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

/**
 * Replaces fields of a dashboard, keeps the version and returns the result. If nothing differs, nothing is
 * written.
 *
 * @param from the version that the caller started from, default any, and the one that is restored
 * @throws ApiError 409 for a dashboard that comes from a file, and with the newest dashboard if someone saved
 *   since `version`, 422 if it would be too large
 */
export async function changeDashboard(
  { context, tx, caller, row, record, unchanged }: DashboardChanging,
  patch: DashboardPatch,
  { version, restoredFrom }: { version?: number | undefined; restoredFrom?: number } = {},
): Promise<Dashboard> {
  requireEditable(row)
  const saved = documentOfRow(row)
  const document = patched(saved, patch)
  const newVersion = await changeRow(tx, {
    table: 'dashboards',
    row,
    version,
    conflict: () => dashboardConflict(tx, caller, row, version ?? row.version),
    async apply() {
      checkDocumentBytes(document, saved)
      const now = context.clock()
      const keep = context.config.dashboardVersions
      const saving = { author: authorOf(caller), now, keep, restoredFrom }
      const isKept = await keepVersion(tx, row, document, saving)
      return isKept ? { ...columnsOf(document), updated_at: now } : null
    },
  })
  if (newVersion === row.version) {
    unchanged()
    return dashboardView(row, caller)
  }
  record({
    before: { version: row.version },
    after: { version: newVersion },
    onlyFor: row.user_id,
  })
  return dashboardView(await readDashboard(tx, caller, row.id), caller)
}
