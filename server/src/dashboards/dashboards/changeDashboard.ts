import type { Dashboard } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { dashboardRows, type DashboardRow } from '../../access/entities/dashboards.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { changeRow } from '../../storage/rows/changeRow.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { conflictReason } from './conflictReason.ts'
import { dashboardView } from './dashboardView.ts'
import { checkDocumentBytes } from './documentRules.ts'
import { documentOfRow, patched, type DashboardPatch } from './document.ts'
import { fileOfDashboard } from './provisionedId.ts'
import { columnsOf } from './queries.ts'
import { keepVersion } from './saveDocument.ts'

/** A change of one dashboard that the transaction has locked. */
export interface DashboardChanging {
  context: Pick<ServerContext, 'clock' | 'config'>
  tx: Transaction<Tables>
  caller: Caller
  row: DashboardRow
  record: (event: RecordedEvent) => void
  unchanged: () => void
}

/** @throws ApiError 409 for a dashboard that comes from a file */
export function requireEditable(row: DashboardRow): void {
  if (!row.is_provisioned) return
  throw apiError('DASHBOARD_PROVISIONED', { name: row.name, file: fileOfDashboard(row.id) })
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
  const saved = await changeRow(tx, {
    table: 'dashboards',
    row,
    version,
    conflict: async () => ({
      reason: await conflictReason(tx, caller, row, version ?? row.version),
      newest: dashboardView(row, caller),
    }),
    async apply() {
      const before = documentOfRow(row)
      const document = patched(before, patch)
      checkDocumentBytes(document, before)
      const now = context.clock()
      const isKept = await keepVersion(tx, row, document, {
        author: authorOf(caller),
        now,
        keep: context.config.dashboardVersions,
        ...(restoredFrom === undefined ? {} : { restoredFrom }),
      })
      return isKept ? { ...columnsOf(document), updated_at: now } : null
    },
  })
  if (saved === row.version) {
    unchanged()
    return dashboardView(row, caller)
  }
  const [before, after] = [{ version: row.version }, { version: saved }]
  record({ before, after, onlyFor: row.user_id })
  const newest = await dashboardRows(tx, caller)
    .where('dashboards.id', '=', row.id)
    .executeTakeFirstOrThrow()
  return dashboardView(newest, caller)
}

/** The caller, as recorded in versions. */
export const authorOf = ({ user }: Caller) => ({ userId: user.id, name: user.fullName })
