import type { Alert, AlertAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'
import { mayChange } from './mayChange.ts'

/**
 * What the caller may do to an alert that they can read: device managers of its organization may change it,
 * and only a deactivated alert can be activated.
 */
export function alertActions(
  caller: Caller,
  alert: Pick<Alert, 'organization_id' | 'status'>,
): AlertAction[] {
  const { organization_id: organizationId, status } = alert
  return [
    ...(caller.can('read_devices', organizationId) ? (['monitor'] as const) : []),
    ...(mayChange(caller, 'manage_devices', organizationId)
      ? (['modify', 'delete', status === 'deactivated' ? 'activate' : 'deactivate'] as const)
      : []),
  ]
}
