import type { NodeAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'
import { mayChange } from './mayChange.ts'
import { holderOf, type NodeRow } from './nodes.ts'

/** What managers of the organization that uses a node may do. */
const USING: readonly NodeAction[] = ['status_update', 'configure', 'create']
/** What managers of its owner may do, leased or not. */
const OWNING: readonly NodeAction[] = ['transfer', 'lease', 'delete']
const ADMINISTERING: readonly NodeAction[] = ['payment_update', 'firmware_update']

/** Whether the caller can read a node that they know of. The owner of a leased one cannot. */
export const readsNode = (
  caller: Caller,
  { leased_to: leasedTo }: Pick<NodeRow, 'leased_to'>,
): boolean => leasedTo === null || caller.can('read_devices', leasedTo)

/**
 * What the caller may do to a node that they know of. Rights come from the organization that uses the node and
 * from its owner; organizations that it is shared with can only read.
 */
export function nodeActions(
  caller: Caller,
  node: Pick<NodeRow, 'organization_id' | 'leased_to'>,
): NodeAction[] {
  const { organization_id: owner, leased_to: leasedTo } = node
  const holder = holderOf(node)
  const manages = (id: string | null) => id !== null && mayChange(caller, 'manage_devices', id)
  return [
    'list',
    ...(readsNode(caller, node) ? (['read'] as const) : []),
    ...(manages(holder) ? USING : []),
    ...(manages(owner) ? OWNING : []),
    ...(manages(owner) && leasedTo === null ? (['share'] as const) : []),
    ...(owner !== null && mayChange(caller, 'admin_devices', owner) ? ADMINISTERING : []),
  ]
}
