import type { NodeAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'

const READING: readonly NodeAction[] = ['list', 'read']
const MANAGING: readonly NodeAction[] = [
  'transfer',
  'lease',
  'share',
  'status_update',
  'configure',
  'create',
  'delete',
]
const ADMINISTERING: readonly NodeAction[] = ['payment_update', 'firmware_update']

/**
 * What the caller may do to a node that they may read. Rights come from the organization that owns
 * the node: one that it is shared to only reads.
 */
export function nodeActions(caller: Caller, organizationId: string | null): NodeAction[] {
  if (organizationId === null) return [...READING]
  return [
    ...READING,
    ...(caller.can('manage_devices', organizationId) ? MANAGING : []),
    ...(caller.can('admin_devices', organizationId) ? ADMINISTERING : []),
  ]
}
