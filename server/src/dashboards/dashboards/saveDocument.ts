import { dashboardDifferences } from '@airshed/domain'
import type { DashboardDocument } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import { documentOfRow } from './document.ts'
import { insertDashboard, updateDashboard, type NewDashboard } from './queries.ts'
import { forgetVersions, insertVersion, type Author } from './versionQueries.ts'

const NOBODY: Author = { userId: null, name: '' }

/** Personal dashboards that one user may have, in all organizations together. */
export const PERSONAL_DASHBOARDS_MAX = 200

/** Dashboards that one organization may have, not counting those from files. */
export const ORGANIZATION_DASHBOARDS_MAX = 1_000

/** @throws ApiError 409 if the organization already has the maximum number of dashboards */
async function requireRoomIn(
  transaction: Transaction<Tables>,
  organizationId: string,
): Promise<void> {
  await transaction
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
  const { count } = await transaction
    .selectFrom('dashboards')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('is_provisioned', '=', false)
    .executeTakeFirstOrThrow()
  if (Number(count) < ORGANIZATION_DASHBOARDS_MAX) return
  const reason = `The organization has ${String(count)} dashboards; the limit is ${ORGANIZATION_DASHBOARDS_MAX}. Delete one that is no longer needed`
  throw apiError('CONFLICT', { reason })
}

/** @throws ApiError 409 if the user already has the maximum number of personal dashboards */
async function requireRoom(transaction: Transaction<Tables>, userId: string): Promise<void> {
  // Serializes concurrent inserts, so that the limit holds.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { count } = await transaction
    .selectFrom('dashboards')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) < PERSONAL_DASHBOARDS_MAX) return
  const reason = `You have ${String(count)} personal dashboards; the limit is ${PERSONAL_DASHBOARDS_MAX}. Delete one that you no longer need`
  throw apiError('CONFLICT', { reason })
}

/**
 * Creates a dashboard with its first version.
 *
 * @throws ApiError 409 if the user already has the maximum number of personal dashboards, or the organization the
 *   maximum in total
 */
export async function addDashboard(
  transaction: Transaction<Tables>,
  dashboard: NewDashboard,
  author: Author,
  now: number,
): Promise<void> {
  if (dashboard.userId !== null) await requireRoom(transaction, dashboard.userId)
  if (dashboard.isProvisioned !== true) await requireRoomIn(transaction, dashboard.organizationId)
  await insertDashboard(transaction, dashboard, now)
  await insertVersion(transaction, {
    dashboardId: dashboard.id,
    version: 1,
    author,
    savedAt: now,
    changes: [],
    document: dashboard.document,
  })
}

export interface Saving {
  author: Author
  /** ms UTC. */
  now: number
  /** Number of versions kept per dashboard, including this one. */
  keep: number
  /** The version whose document is restored. */
  restoredFrom?: number
}

/** Replaces the document of a dashboard that the transaction has locked, see {@link keepVersion}. */
export async function saveDocument(
  transaction: Transaction<Tables>,
  row: Omit<DashboardRow, 'is_starred'>,
  document: DashboardDocument,
  saving: Saving,
): Promise<void> {
  if (!(await keepVersion(transaction, row, document, saving))) return
  await updateDashboard(transaction, row.id, document, {
    version: row.version + 1,
    now: saving.now,
  })
}

/**
 * Keeps the new document of a dashboard that the transaction has locked as its next version. A dashboard from
 * before there were versions first gets one with its previous document, by an unknown author.
 *
 * @returns false if nothing differs, so nothing is kept
 */
export async function keepVersion(
  transaction: Transaction<Tables>,
  row: Omit<DashboardRow, 'is_starred'>,
  document: DashboardDocument,
  { author, now, keep, restoredFrom }: Saving,
): Promise<boolean> {
  const before = documentOfRow(row)
  const changes = dashboardDifferences(before, document)
  if (changes.length === 0 && isSameOrder(before, document)) return false
  const dashboardId = row.id
  await insertVersion(transaction, {
    dashboardId,
    version: row.version,
    author: NOBODY,
    savedAt: row.updated_at,
    changes: [],
    document: before,
  })
  const version = row.version + 1
  await insertVersion(transaction, {
    dashboardId,
    version,
    author,
    savedAt: now,
    changes,
    restoredFrom,
    document,
  })
  await forgetVersions(transaction, dashboardId, version - keep)
  return true
}

/** The order of widgets is not reported as a difference, but it is saved. */
function isSameOrder(before: DashboardDocument, after: DashboardDocument): boolean {
  const { widgets } = after.configuration
  return before.configuration.widgets.every(({ id }, index) => id === widgets[index]?.id)
}
