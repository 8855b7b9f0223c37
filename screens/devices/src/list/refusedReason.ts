import type { Node } from '@airshed/kit'
import { isLeasedAway } from '../access/leasedAway.ts'

/** Actions on devices, by their ids in the list. */
export type DeviceAction =
  | 'activate'
  | 'deactivate'
  | 'hibernate'
  | 'wake'
  | 'download'
  | 'share'
  | 'remove_share'
  | 'lease'
  | 'remove_lease'
  | 'transfer'
  | 'payment_update'
  | 'reset'
  | 'delete'

/** Those that belong to whoever uses a device; while it is leased, not to its owner. */
const OF_HOLDERS: ReadonlySet<DeviceAction> = new Set([
  'activate',
  'deactivate',
  'hibernate',
  'wake',
  'share',
  'remove_share',
])

/** Id of the words for why a device does not permit an action. */
export function refusedReason(device: Node, action: DeviceAction): string {
  const { actions, leased_to: lessee, shared_to: receivers } = device
  if (action === 'download') return 'refused.reading'
  if (isLeasedAway(device) && OF_HOLDERS.has(action)) return 'refused.LEASED'
  if (action === 'wake' && actions.includes('status_update')) return 'refused.awake'
  if (actions.includes('lease')) {
    if (action === 'payment_update') return 'refused.administrators'
    if (action === 'remove_lease') return 'refused.unleased'
    if (action === 'lease' && lessee !== null) return 'refused.LEASED'
    if (action === 'lease' && receivers.length > 0) return 'refused.LEASE_SHARED'
  }
  return actions.includes('configure') ? 'refused.owner' : 'refused.FORBIDDEN'
}
