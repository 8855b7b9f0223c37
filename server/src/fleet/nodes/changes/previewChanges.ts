import {
  NODE_CHANGE_MAX,
  type NodeChange,
  type NodeChangeOrder,
  type NodeChangePreview,
} from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { nodeRows } from '../../../access/entities/nodes.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { SettingsCheck } from '../configuration/settingsOfType.ts'
import { decide, type DecidedNode } from './applyChange.ts'
import { checkTypes } from './checkType.ts'
import { receivable } from './receivers.ts'
import { countLosses, NO_LOSSES } from './countLosses.ts'
import { chosenBy } from './startChanges.ts'

interface PreviewArgs {
  order: NodeChangeOrder
  caller: Caller
  visible: VisibleRows
  check: SettingsCheck
}

/** Changes with permanent losses. */
const LOSING: ReadonlySet<NodeChange> = new Set(['transfer', 'reset', 'delete'])

/** Columns that a decision depends on. */
const ALIKE = sql`type, status, organization_id, payment_organization_id, leased_to, shared_to`

/**
 * What an order would do now, and what would be lost. Devices that are alike are decided on together, so a fleet
 * costs one pass over its rows.
 *
 * @throws ApiError 422 SELECTION_TOO_LARGE if more match than one order may change
 */
export async function previewChanges(
  db: Kysely<Tables>,
  { order, caller, visible, check }: PreviewArgs,
): Promise<NodeChangePreview> {
  const { change, devices, to_organization_id, payment_organization_id } = order
  const wanted = {
    change,
    toOrganizationId: to_organization_id,
    paymentOrganizationId: payment_organization_id,
    isAmongMany: true,
    settings: order.settings,
    command: order.command,
  }
  const chosen = nodeRows(db)
    .where(chosenBy(devices, caller, visible))
    .limit(NODE_CHANGE_MAX + 1)
  const { rows: groups } = await sql<DecidedNode & { ids: string[] }>`
    select ${ALIKE}, array_agg(id) as ids from (${chosen}) as chosen group by ${ALIKE}`.execute(db)
  const found = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  if (found > NODE_CHANGE_MAX) {
    throw apiError('SELECTION_TOO_LARGE', { limit: String(NODE_CHANGE_MAX) })
  }
  const of = 'ids' in devices ? new Set(devices.ids).size : found
  const checks = {
    mayReceive: await receivable(db, caller, wanted, false),
    ofType: checkTypes(wanted, check),
  }
  const decided = groups.map((group) => ({
    ...group,
    ...decide(caller, wanted, group, checks),
  }))
  const idsOf = (outcome: 'changed' | 'unchanged') =>
    decided.filter((group) => group.outcome === outcome).flatMap(({ ids }) => ids)
  const changed = idsOf('changed')
  const unchanged = idsOf('unchanged').length
  const losses =
    LOSING.has(change) && changed.length > 0 ? await countLosses(db, changed, wanted) : NO_LOSSES
  const counts = { of, changed: changed.length, unchanged }
  return { ...counts, refused: of - changed.length - unchanged, ...losses }
}
