import { organizationsOf } from '@airshed/domain'
import type { NodeChangeOrder } from '@airshed/schemas'
import { requirePermission } from '../../../calls/organizationRights.ts'
import { apiError } from '../../../errors.ts'
import type { Caller } from '../../../identity/access.ts'
import { invalidField } from '../../input/invalidField.ts'
import type { WantedChange } from './wantedChange.ts'

/**
 * Checks who is to get devices, and who is to pay for them.
 *
 * @throws ApiError 400 where an order does not name them, 404 NOT_FOUND for a foreign organization,
 *   403 FORBIDDEN where the caller does not manage devices there and has to
 */
export function requireReceiver(
  caller: Caller,
  {
    change,
    to_organization_id: receiver,
    payment_organization_id: payment,
  }: Omit<NodeChangeOrder, 'devices'>,
): void {
  if (change === 'payment_update') {
    return requirePermission(caller, 'manage_devices', payerOf(payment))
  }
  if (change !== 'share' && change !== 'lease' && change !== 'transfer') return
  if (receiver === undefined) {
    throw invalidField('/to_organization_id', 'the organization that gets the devices', receiver)
  }
  requireOwnOrganization(caller, receiver)
  if (change !== 'transfer') return
  const payer = payerOf(payment)
  requirePermission(caller, 'manage_devices', receiver)
  requirePermission(caller, 'manage_devices', payer)
}

function payerOf(payment: string | undefined): string {
  if (payment !== undefined) return payment
  throw invalidField('/payment_organization_id', 'the organization that pays for them', payment)
}

/** @throws ApiError 404 NOT_FOUND for an organization of which the caller is no member */
export function requireOwnOrganization({ user }: Caller, id: string): void {
  if (organizationsOf(user.permissions).includes(id)) return
  throw apiError('NOT_FOUND', { what: 'Organization', id })
}

/** Whether the caller may still give devices to these organizations: an order looks again as it goes on. */
export function mayReceive(
  caller: Caller,
  { change, toOrganizationId, paymentOrganizationId }: WantedChange,
): boolean {
  const manages = (id: string | undefined) => id !== undefined && caller.can('manage_devices', id)
  if (change === 'payment_update') return manages(paymentOrganizationId)
  if (change === 'transfer') return manages(toOrganizationId) && manages(paymentOrganizationId)
  if (change !== 'share' && change !== 'lease') return true
  return (
    toOrganizationId !== undefined &&
    organizationsOf(caller.user.permissions).includes(toOrganizationId)
  )
}
