import type { Alert, AlertAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'
import { mayChange } from './mayChange.ts'

/**
 * What the caller may do to an alert that they can read: device managers of its organization may change it,
 * and only a deactivated alert can be activated. An alert of a template is changed by the template.
 */
export function alertActions(
  caller: Caller,
  alert: Pick<Alert, 'organization_id' | 'status'> & { template_id: string | null },
): AlertAction[] {
  const { organization_id: organizationId, status, template_id: templateId } = alert
  return [
    ...(caller.can('read_devices', organizationId) ? (['monitor'] as const) : []),
    ...(templateId === null && mayChange(caller, 'manage_devices', organizationId)
      ? (['modify', 'delete', status === 'deactivated' ? 'activate' : 'deactivate'] as const)
      : []),
  ]
}
