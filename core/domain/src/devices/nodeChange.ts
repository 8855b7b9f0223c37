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
  /** null: nobody has claimed it. */
  readonly organizationId: string | null
  readonly sharedTo: readonly string[]
  /** What the caller may do to it. */
  readonly actions: readonly NodeAction[]
}

export type NodeDecision =
  | { outcome: 'changed' | 'unchanged' }
  | { outcome: 'refused'; code: Exclude<NodeRefusal, 'NOT_FOUND'> }

/** The right that each change needs. */
export const CHANGE_ACTIONS: Readonly<Record<NodeChange, NodeAction>> = {
  activate: 'status_update',
  deactivate: 'status_update',
  hibernate: 'status_update',
  share: 'share',
  remove_share: 'share',
}

/** The stored status that each change of status leads to. */
export const CHANGED_STATUS = {
  activate: 'activated',
  deactivate: 'deactivated',
  hibernate: 'hibernated',
} as const satisfies Partial<Record<NodeChange, NodeStatus>>

/**
 * What becomes of a device that somebody wants to change.
 *
 * @param toOrganizationId with share: who gets it; with remove_share: whose share ends, undefined
 *   for all of them; without meaning for changes of status
 */
export function decideNodeChange(
  { status, organizationId, sharedTo, actions }: ChangeableNode,
  change: NodeChange,
  toOrganizationId?: string,
): NodeDecision {
  if (!actions.includes(CHANGE_ACTIONS[change])) return { outcome: 'refused', code: 'FORBIDDEN' }
  switch (change) {
    case 'share':
      if (toOrganizationId === organizationId) {
        return { outcome: 'refused', code: 'SHARE_WITH_OWNER' }
      }
      if (toOrganizationId !== undefined && sharedTo.includes(toOrganizationId)) return UNCHANGED
      return sharedTo.length >= NODE_SHARES_MAX
        ? { outcome: 'refused', code: 'SHARE_LIMIT' }
        : CHANGED
    case 'remove_share':
      return (
        toOrganizationId === undefined ? sharedTo.length > 0 : sharedTo.includes(toOrganizationId)
      )
        ? CHANGED
        : UNCHANGED
    default:
      return status === CHANGED_STATUS[change] ? UNCHANGED : CHANGED
  }
}

const CHANGED = { outcome: 'changed' } as const
const UNCHANGED = { outcome: 'unchanged' } as const
