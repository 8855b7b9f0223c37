import type { Dashboard } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import type { Tables } from '../../store/tables.ts'
import { dashboardView } from './dashboardView.ts'
import { documentOfRow, patched, type DashboardPatch } from './document.ts'
import { fileOfDashboard } from './provisionedId.ts'
import { lockDashboard, readDashboard, type DashboardRow } from './queries.ts'
import { requireCurrent } from './requireCurrent.ts'
import { requireWriting } from './rights.ts'
import { saveDocument } from './saveDocument.ts'

export const noSuchDashboard = (id: string) => apiError('NOT_FOUND', { what: 'Dashboard', id })

/** @throws ApiError 404 for a dashboard that is not there, or not for this caller */
export async function getDashboard(
  { store }: ServerContext,
  caller: Caller,
  id: string,
): Promise<Dashboard> {
  const row = await readDashboard(store.db, caller, id)
  if (row === undefined) throw noSuchDashboard(id)
  return dashboardView(row, caller)
}

/**
 * Runs `change` on a dashboard that nobody else changes meanwhile.
 *
 * @throws ApiError 404 where the caller may not read it, 403 where they may not change it, 409
 *   where it comes from a file
 */
export function withLockedDashboard<Result>(
  { store }: ServerContext,
  caller: Caller,
  id: string,
  change: (row: DashboardRow, transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return store.db.transaction().execute(async (transaction) => {
    const row = await lockDashboard(transaction, caller, id)
    if (row === undefined) throw noSuchDashboard(id)
    requireWriting(caller, row)
    if (row.is_provisioned) {
      throw apiError('DASHBOARD_PROVISIONED', { name: row.name, file: fileOfDashboard(id) })
    }
    return change(row, transaction)
  })
}

/**
 * Replaces fields of a dashboard, keeps the version and answers what became of it.
 *
 * @param changeOf makes the change from the dashboard as it is; what it throws leaves all as it was
 * @param version the one that the caller started from; undefined takes any
 * @throws ApiError 404, 403, or 409 where somebody saved since that version
 */
export async function changeDashboard(
  context: ServerContext,
  caller: Caller,
  id: string,
  changeOf: (
    row: DashboardRow,
    transaction: Transaction<Tables>,
  ) => DashboardPatch | Promise<DashboardPatch>,
  version?: number,
): Promise<Dashboard> {
  await withLockedDashboard(context, caller, id, async (row, transaction) => {
    if (version !== undefined) await requireCurrent(transaction, caller, row, version)
    const patch = await changeOf(row, transaction)
    await saveDocument(transaction, row, patched(documentOfRow(row), patch), {
      author: authorOf(caller),
      now: context.clock(),
      keep: context.config.dashboardVersions,
    })
  })
  return getDashboard(context, caller, id)
}

/** The caller, as versions name them. */
export const authorOf = ({ user }: Caller) => ({ userId: user.id, name: user.fullName })
