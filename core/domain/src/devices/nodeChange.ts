import {
  NODE_SHARES_MAX,
  type NodeAction,
  type NodeChange,
  type NodeRefusal,
  type NodeStatus,
} from '@airshed/schemas'

/** What decides whether a device can be changed. */
export interface ChangeableNode {
  /** The stored status. */
  readonly status: NodeStatus
  /** null: it is unclaimed. */
  readonly organizationId: string | null
  readonly sharedTo: readonly string[]
  /** null: its owner pays for it. */
  readonly paymentOrganizationId: string | null
  /** The organization that uses it in place of its owner; null: it is not leased. */
  readonly leasedTo: string | null
  /** What the caller may do to it. */
  readonly actions: readonly NodeAction[]
}

export type NodeDecision =
  | { outcome: 'changed' | 'unchanged' }
  | { outcome: 'refused'; code: Exclude<NodeRefusal, 'NOT_FOUND'> }

/** The right that each change needs. */
const CHANGE_ACTIONS: Readonly<Record<NodeChange, NodeAction>> = {
  activate: 'status_update',
  deactivate: 'status_update',
  hibernate: 'status_update',
  wake: 'status_update',
  share: 'share',
  remove_share: 'share',
  lease: 'lease',
  remove_lease: 'lease',
  transfer: 'transfer',
  payment_update: 'payment_update',
  reset: 'delete',
  delete: 'delete',
  configure: 'configure',
  command: 'configure',
  withdraw_commands: 'configure',
}

/** The stored status that each change of status leads to; waking leads back to the earlier one. */
export const CHANGED_STATUS = {
  activate: 'activated',
  deactivate: 'deactivated',
  hibernate: 'hibernated',
} as const satisfies Partial<Record<NodeChange, NodeStatus>>

/**
 * The outcome of a requested change of a device.
 *
 * @param toOrganizationId with share, lease and transfer: the recipient; with remove_share: the organization whose
 *   share ends, undefined for all of them; with payment_update: the payer; ignored for other changes
 * @param isAmongMany it was chosen together with others: only active devices are put to rest then, because a selection
 *   may hold some that nobody meant. Default false.
 */
export function decideNodeChange(
  { status, organizationId, paymentOrganizationId, sharedTo, leasedTo, actions }: ChangeableNode,
  change: NodeChange,
  toOrganizationId?: string,
  isAmongMany = false,
): NodeDecision {
  if (!actions.includes(CHANGE_ACTIONS[change])) {
    // Whoever may lease it out is its owner, and has given these rights away; payment is not part of a lease.
    const isGivenAway =
      leasedTo !== null && actions.includes('lease') && change !== 'payment_update'
    return refused(isGivenAway ? 'LEASED' : 'FORBIDDEN')
  }
  switch (change) {
    case 'share':
      if (leasedTo !== null) return refused('LEASED')
      if (toOrganizationId === organizationId) return refused('SHARE_WITH_OWNER')
      if (toOrganizationId !== undefined && sharedTo.includes(toOrganizationId)) return UNCHANGED
      return sharedTo.length >= NODE_SHARES_MAX ? refused('SHARE_LIMIT') : CHANGED
    case 'remove_share':
      return (
        toOrganizationId === undefined ? sharedTo.length > 0 : sharedTo.includes(toOrganizationId)
      )
        ? CHANGED
        : UNCHANGED
    case 'lease':
      if (toOrganizationId === organizationId) return refused('LEASE_WITH_OWNER')
      if (leasedTo !== null) return leasedTo === toOrganizationId ? UNCHANGED : refused('LEASED')
      return sharedTo.length > 0 ? refused('LEASE_SHARED') : CHANGED
    case 'remove_lease':
      return leasedTo === null ? UNCHANGED : CHANGED
    case 'transfer':
      return toOrganizationId === organizationId ? refused('TRANSFER_TO_OWNER') : CHANGED
    case 'payment_update':
      return (paymentOrganizationId ?? organizationId) === toOrganizationId ? UNCHANGED : CHANGED
    case 'reset':
    case 'delete':
      return CHANGED
    case 'hibernate':
      if (status === 'hibernated') return UNCHANGED
      return isAmongMany && RESTING.has(status) ? refused('NOT_ACTIVATED') : CHANGED
    case 'wake':
      return status === 'hibernated' ? CHANGED : UNCHANGED
    // Whether anything changes depends on what the device was asked for before.
    case 'configure':
    case 'command':
    case 'withdraw_commands':
      return CHANGED
    default:
      return status === CHANGED_STATUS[change] ? UNCHANGED : CHANGED
  }
}

/** Nobody expects reports from these anyway. */
const RESTING: ReadonlySet<NodeStatus> = new Set(['deactivated', 'inventory'])

const CHANGED = { outcome: 'changed' } as const
const UNCHANGED = { outcome: 'unchanged' } as const

const refused = (code: Exclude<NodeRefusal, 'NOT_FOUND'>): NodeDecision => ({
  outcome: 'refused',
  code,
})
