import { organizationsOf } from '@airshed/domain'
import type { NodeChangeOrder } from '@airshed/schemas'
import { requirePermission } from '../../../access/calls/organizationRights.ts'
import { apiError } from '../../../base/errors.ts'
import { partnersOf } from '../../../access/entities/partnerships.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { invalidField } from '../../../access/input/invalidField.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { WantedChange } from './wantedChange.ts'

/**
 * Checks which organizations are to receive devices and pay for them.
 *
 * @throws ApiError 400 if an order does not name them, 404 NOT_FOUND for a foreign organization,
 *   PARTNERSHIP_NOT_FOUND for one that nothing can be shared with, 403 FORBIDDEN if the caller must manage
 *   devices there but does not
 */
export async function requireReceiver(
  db: Db,
  caller: Caller,
  {
    change,
    to_organization_id: receiver,
    payment_organization_id: payment,
  }: Omit<NodeChangeOrder, 'devices'>,
): Promise<void> {
  if (change === 'payment_update') {
    return requirePermission(caller, 'manage_devices', payerOf(payment))
  }
  if (change !== 'share' && change !== 'lease' && change !== 'transfer') return
  if (receiver === undefined) {
    throw invalidField('/to_organization_id', 'the organization that gets the devices', receiver)
  }
  if (change === 'share') {
    return requireSharing(db, caller, receiver, caller.organizationsWith('manage_devices'))
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

/** @throws ApiError 404 NOT_FOUND for an organization that the caller is not a member of */
export function requireOwnOrganization(caller: Caller, id: string): void {
  if (isOwn(caller, id)) return
  throw apiError('NOT_FOUND', { what: 'Organization', id })
}

/**
 * @param owners of the devices to share
 * @throws ApiError 404 PARTNERSHIP_NOT_FOUND for an organization that is neither the caller's nor a partner of any
 *   of them, and for one that does not exist or was deleted
 */
export async function requireSharing(
  db: Db,
  caller: Caller,
  receiver: string,
  owners: readonly (string | null)[],
): Promise<void> {
  if (isOwn(caller, receiver)) return
  const partners = await sharingPartnersOf(db, receiver, false)
  if (owners.some((owner) => owner !== null && partners.has(owner))) return
  throw apiError('PARTNERSHIP_NOT_FOUND')
}

/** The organizations that can share devices with a receiver: none once it is deleted. */
async function sharingPartnersOf(
  db: Db,
  receiver: string,
  isLocked: boolean,
): Promise<ReadonlySet<string>> {
  const partners = await partnersOf(db, receiver, isLocked)
  const existing = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', receiver)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return existing === undefined ? new Set() : partners
}

const isOwn = ({ user }: Caller, id: string | undefined): boolean =>
  organizationsOf(user.permissions).some((one) => one === id)

/**
 * Which owners' devices the caller may still give to these organizations. An order checks this again as it runs.
 *
 * @param isLocked whether to lock partnerships that allow it, so that none ends before the transaction does
 */
export async function receivable(
  db: Db,
  caller: Caller,
  { change, toOrganizationId, paymentOrganizationId }: WantedChange,
  isLocked: boolean,
): Promise<(owner: string | null) => boolean> {
  const manages = (id: string | undefined) => id !== undefined && caller.can('manage_devices', id)
  const all = (isAllowed: boolean) => () => isAllowed
  if (change === 'payment_update') return all(manages(paymentOrganizationId))
  if (change === 'transfer') return all(manages(toOrganizationId) && manages(paymentOrganizationId))
  if (change !== 'share' && change !== 'lease') return all(true)
  if (toOrganizationId === undefined) return all(false)
  if (change === 'lease' || isOwn(caller, toOrganizationId)) {
    return all(isOwn(caller, toOrganizationId))
  }
  const partners = await sharingPartnersOf(db, toOrganizationId, isLocked)
  return (owner) => owner !== null && partners.has(owner)
}
