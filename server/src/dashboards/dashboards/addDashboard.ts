import type { Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { insertDashboard, type NewDashboard } from './queries.ts'
import { insertVersion, type Author } from './versionQueries.ts'

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
