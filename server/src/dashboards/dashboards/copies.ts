import { randomUUID } from 'node:crypto'
import type { Dashboard } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import { requirePermission } from '../../access/calls/organizationRights.ts'
import type { ServerContext } from '../../context.ts'
import type { DashboardRow } from '../../access/entities/dashboards.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { dashboardView } from './dashboardView.ts'
import { documentOfRow } from './document.ts'
import { copyName } from './documentRules.ts'
import { authorOf } from './keepVersion.ts'
import { findOrganization } from './queries.ts'
import { canShareDashboard } from './rights.ts'
import { addDashboard } from './addDashboard.ts'

/** A copy of a dashboard that is being made. */
interface Copying {
  context: Pick<ServerContext, 'clock'>
  tx: Transaction<Tables>
  caller: Caller
  /** The original. */
  row: DashboardRow
  record: (event: RecordedEvent) => void
}

/** A personal copy for the caller in the same organization. */
export const insertClone = (copying: Copying): Promise<Dashboard> =>
  insertCopy(copying, {
    name: copyName(copying.row.name),
    organizationId: copying.row.organization_id,
    userId: copying.caller.user.id,
  })

/**
 * A copy without an owner in another organization, for everyone there; the original is kept.
 *
 * @param target id or `external_id` of that organization
 * @throws ApiError 404 for an unknown organization, 403 without `manage_reports` there, 409 for a dashboard that
 *   is already shared, or for its own organization
 */
export async function insertShared(copying: Copying, target: string): Promise<Dashboard> {
  const { tx, caller, row: source } = copying
  if (!canShareDashboard(caller, source)) {
    const reason = `Dashboard ${source.id} is already shared. Share a personal one, such as a copy of it`
    throw apiError('CONFLICT', { reason })
  }
  const organization = await findOrganization(tx, target)
  if (organization === undefined) throw apiError('NOT_FOUND', { what: 'Organization', id: target })
  requirePermission(caller, 'manage_reports', organization.id)
  if (organization.id === source.organization_id) {
    const reason = `Dashboard ${source.id} already belongs to organization ${target}. Choose another one`
    throw apiError('CONFLICT', { reason })
  }
  return insertCopy(copying, { name: source.name, organizationId: organization.id, userId: null })
}

/** Builds the answer from what was written, because the sharing user may not be able to read reports there. */
async function insertCopy(
  { context, tx, caller, row: source, record }: Copying,
  copy: { name: string; organizationId: string; userId: string | null },
): Promise<Dashboard> {
  const { name, organizationId, userId } = copy
  const id = randomUUID()
  const now = context.clock()
  const document = { ...documentOfRow(source), name }
  await addDashboard(tx, { id, organizationId, userId, document }, authorOf(caller), now)
  const after = { copy_of: source.id, user_id: userId, version: 1 }
  record({ rowId: id, organizationId, after, onlyFor: userId })
  if (organizationId !== source.organization_id) record({ rowId: source.id, after: { copy: id } })
  const row: DashboardRow = {
    ...source,
    id,
    name,
    organization_id: organizationId,
    user_id: userId,
    is_starred: false,
    is_provisioned: false,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  return dashboardView(row, caller)
}
