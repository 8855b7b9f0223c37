import { CHANGED_STATUS, decideNodeChange } from '@airshed/domain'
import type { NodeStatus } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import { alertsOfNodes } from '../../../storage/store/alertSources/linkAlerts.ts'
import { linkAlerts } from '../../../storage/store/alertSources/linkAlerts.ts'
import { nodeActions } from '../../../access/entities/nodeActions.ts'
import { isOnlyLocked } from '../../../access/entities/mayChange.ts'
import { holderOf, type NodeRow } from '../../../access/entities/nodes.ts'
import { isAnyOf } from '../../../access/entities/rule.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { refreshStatus } from '../../../storage/store/nodeStatus/refreshStatus.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { askNodes } from './askNodes.ts'
import type { ChangeArgs } from './changeArgs.ts'
import { eventsOf } from './changeEvents.ts'
import { checkTypes, type NodeOutcome, type TypeCheck } from './checkType.ts'
import { billNodes, leaseNodes, shareNodes, transferNodes, unshareNodes } from './moveNodes.ts'
import { receivable } from './receivers.ts'
import { deleteNodes, resetNodes } from './removeNodes.ts'
import type { WantedChange } from './wantedChange.ts'
import type { Withdrawn } from './withdraw.ts'

/** The columns that a decision depends on. */
export type DecidedNode = Pick<
  NodeRow,
  'type' | 'status' | 'organization_id' | 'payment_organization_id' | 'shared_to' | 'leased_to'
>

/**
 * Changes devices that the transaction has locked, as far as the caller's rights and the rules allow, with an event
 * for each changed device.
 *
 * @returns the outcome for each, in the order of the rows
 */
export async function changeNodes(
  args: ChangeArgs,
  wanted: WantedChange,
  rows: readonly NodeRow[],
): Promise<NodeOutcome[]> {
  const { tx, caller, now, check, record } = args
  const checks = {
    mayReceive: await receivable(tx, caller, wanted, true),
    ofType: checkTypes(wanted, check),
  }
  const decisions = rows.map((row) => decide(caller, wanted, row, checks))
  const changing = rows.filter((_, index) => decisions[index]?.outcome === 'changed')
  if (changing.length === 0) return decisions
  if (ASKING.has(wanted.change)) {
    const asked = await askNodes(args, wanted, changing)
    return rows.flatMap(({ id }, index) => asked.get(id) ?? decisions[index] ?? [])
  }
  const ids = changing.map(({ id }) => id)
  // Alerts only follow devices that their organizations hold.
  const alertIds = CHANGES_OF_HOLDERS.has(wanted.change) ? await alertsOfNodes(tx, ids) : []
  const withdrawn = await applyChange(tx, wanted, { ids, now })
  await linkAlerts(tx, alertIds, now)
  for (const event of changing.flatMap((row) => eventsOf(wanted, row, withdrawn?.get(row.id))))
    record(event)
  return decisions
}

/** Changes that devices are asked for, rather than ones of their rows here. */
const ASKING: ReadonlySet<WantedChange['change']> = new Set([
  'configure',
  'command',
  'withdraw_commands',
])

const CHANGES_OF_HOLDERS: ReadonlySet<WantedChange['change']> = new Set([
  'share',
  'remove_share',
  'lease',
  'remove_lease',
  'transfer',
])

/** What a decision depends on besides the device. */
export interface Checks {
  /** Whether the target organizations may receive devices of an owner. */
  mayReceive: (owner: string | null) => boolean
  ofType: TypeCheck
}

/** Decides on a change of one device. */
export function decide(
  caller: Caller,
  { change, toOrganizationId, paymentOrganizationId, isAmongMany }: WantedChange,
  row: DecidedNode,
  { mayReceive, ofType }: Checks,
): NodeOutcome {
  if (!mayReceive(row.organization_id)) {
    const code = change === 'share' ? 'PARTNERSHIP_NOT_FOUND' : 'FORBIDDEN'
    return { outcome: 'refused', code }
  }
  const decision = decideNodeChange(
    {
      status: row.status,
      organizationId: row.organization_id,
      paymentOrganizationId: row.payment_organization_id,
      sharedTo: row.shared_to,
      leasedTo: row.leased_to,
      actions: nodeActions(caller, row),
    },
    change,
    change === 'payment_update' ? paymentOrganizationId : toOrganizationId,
    isAmongMany,
  )
  if (decision.outcome === 'changed') return ofType(row.type) ?? decision
  return isRefusedByLock(caller, row, decision)
    ? { outcome: 'refused', code: 'ORGANIZATION_LOCKED' }
    : decision
}

/** Whether who holds a device, or owns it, would let the caller change it if it were not locked. */
const isRefusedByLock = (caller: Caller, row: DecidedNode, decision: NodeOutcome): boolean =>
  'code' in decision &&
  decision.code === 'FORBIDDEN' &&
  [holderOf(row), row.organization_id].some(
    (id) => id !== null && isOnlyLocked(caller, 'manage_devices', id),
  )

/** @returns what was withdrawn from the previous holders, if the devices change hands */
async function applyChange(
  tx: Transaction<Tables>,
  { change, toOrganizationId, paymentOrganizationId }: WantedChange,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<Withdrawn | undefined> {
  switch (change) {
    case 'share':
      await shareNodes(tx, ids, named(toOrganizationId))
      return undefined
    case 'remove_share':
      await unshareNodes(tx, ids, toOrganizationId)
      return undefined
    case 'lease':
      return leaseNodes(tx, ids, named(toOrganizationId), now)
    case 'remove_lease':
      return leaseNodes(tx, ids, null, now)
    case 'transfer':
      return transferNodes(tx, ids, {
        organizationId: named(toOrganizationId),
        paymentOrganizationId: named(paymentOrganizationId),
        now,
      })
    case 'payment_update':
      await billNodes(tx, ids, named(paymentOrganizationId))
      return undefined
    case 'reset':
      await resetNodes(tx, ids, now)
      return undefined
    case 'delete':
      await deleteNodes(tx, ids, now)
      return undefined
    case 'configure':
    case 'command':
    case 'withdraw_commands':
      throw new Error('Devices are asked for this, see askNodes')
    default:
      await setStatus(tx, change, ids)
      await refreshStatus(tx, now, ids)
      return undefined
  }
}

/** Hibernation keeps the status before it, and waking returns to that. */
async function setStatus(
  tx: Transaction<Tables>,
  change: keyof typeof CHANGED_STATUS | 'wake',
  ids: readonly string[],
): Promise<void> {
  await tx
    .updateTable('nodes')
    .set({
      status:
        change === 'wake'
          ? sql<NodeStatus>`coalesce(status_before_hibernation, 'activated')`
          : CHANGED_STATUS[change],
      status_before_hibernation: change === 'hibernate' ? sql<NodeStatus>`status` : null,
    })
    .where(isAnyOf('id', ids))
    .execute()
}

/** @throws Error if an order passed validation without naming an organization */
function named(id: string | undefined): string {
  if (id === undefined)
    throw new Error('This change needs an organization that gets the devices or pays for them')
  return id
}
