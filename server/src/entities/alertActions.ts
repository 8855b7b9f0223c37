import type { Alert, AlertAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'
import { mayChange } from './mayChange.ts'

/**
 * What the caller may do to an alert that they may read: managers of the devices of its
 * organization changes it, and an alert is activated only where it is deactivated.
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
