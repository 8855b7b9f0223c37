import { randomUUID } from 'node:crypto'
import type { Dashboard } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { authorOf, noSuchDashboard } from './changeDashboard.ts'
import { dashboardView } from './dashboardView.ts'
import { documentOfRow } from './document.ts'
import { copyName } from './documentRules.ts'
import { findOrganization, readDashboard, type DashboardRow } from './queries.ts'
import { canShareDashboard, requireIn } from './rights.ts'
import { addDashboard } from './saveDocument.ts'

/** A personal copy for the caller in the same organization. */
export async function cloneDashboard(
  context: ServerContext,
  caller: Caller,
  id: string,
): Promise<Dashboard> {
  const source = await sourceOf(context, caller, id)
  return insertCopy(context, caller, source, {
    name: copyName(source.name),
    organizationId: source.organization_id,
    userId: caller.user.id,
  })
}

/**
 * A copy without an owner in another organization, for everybody there; the original stays.
 *
 * @param target id or `external_id` of that organization
 * @throws ApiError 404 for an unknown dashboard or organization, 403 without `manage_reports` in
 *   both, 409 for a dashboard that is shared already, or its own organization
 */
export async function shareDashboard(
  context: ServerContext,
  caller: Caller,
  id: string,
  target: string,
): Promise<Dashboard> {
  const source = await sourceOf(context, caller, id)
  if (!canShareDashboard(caller, source)) {
    requireIn(caller, 'manage_reports', source.organization_id)
    const reason = `Dashboard ${id} is shared already. Share a personal one, such as a copy of it`
    throw apiError('CONFLICT', { reason })
  }
  const organization = await findOrganization(context.store.db, target)
  if (organization === undefined) throw apiError('NOT_FOUND', { what: 'Organization', id: target })
  requireIn(caller, 'manage_reports', organization.id)
  if (organization.id === source.organization_id) {
    const reason = `Dashboard ${id} belongs to organization ${target} already. Choose another one`
    throw apiError('CONFLICT', { reason })
  }
  return insertCopy(context, caller, source, {
    name: source.name,
    organizationId: organization.id,
    userId: null,
  })
}

async function sourceOf({ store }: ServerContext, caller: Caller, id: string) {
  const row = await readDashboard(store.db, caller, id)
  if (row === undefined) throw noSuchDashboard(id)
  return row
}

/** Answers from what was written: whoever shares need not be able to read the reports there. */
async function insertCopy(
  context: ServerContext,
  caller: Caller,
  source: DashboardRow,
  copy: { name: string; organizationId: string; userId: string | null },
): Promise<Dashboard> {
  const { name, organizationId, userId } = copy
  const id = randomUUID()
  const now = context.clock()
  const document = { ...documentOfRow(source), name }
  const place = { id, organizationId, userId }
  await context.store.db
    .transaction()
    .execute((transaction) =>
      addDashboard(transaction, { ...place, document }, authorOf(caller), now),
    )
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
