import type { Selectable, Transaction } from 'kysely'
import { apiError } from '../../base/errors.ts'
import { recordEvents, type Actor, type Origin } from '../../access/events/record.ts'
import { lockRoles } from '../../access/identity/roles.ts'
import type { FormationRequestsTable } from '../../storage/store/tables/partnerships.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { makePartnership } from '../partnerships/filePartnership.ts'

type Wish = Pick<
  Selectable<FormationRequestsTable>,
  'requester_id' | 'requester_organization_id' | 'is_for_partner'
>

/** Who makes a partnership, and by which call. */
export interface PartnershipMaking {
  actor: Actor
  requestId: string
  from: Origin
  /** ms UTC. */
  now: number
}

/**
 * The requester of a partner must manage their organization when the request is accepted, not only when it was
 * filed, because otherwise nobody speaks for that side. Locks its roles until the end of the transaction.
 *
 * @throws ApiError 409 FORMATION_REQUEST_NOT_MANAGED
 */
export async function requireStillManaging(
  tx: Transaction<Tables>,
  { requester_id: requesterId, requester_organization_id: own, is_for_partner: isForPartner }: Wish,
): Promise<void> {
  if (!isForPartner) return
  if (own === null) throw apiError('FORMATION_REQUEST_NOT_MANAGED')
  await lockRoles(tx, own)
  const managing = await tx
    .selectFrom('user_permissions')
    .select('user_id')
    .where('user_id', '=', requesterId)
    .where('organization_id', '=', own)
    .where('permission', '=', 'manage_organizations')
    .executeTakeFirst()
  if (managing === undefined) throw apiError('FORMATION_REQUEST_NOT_MANAGED')
}

/**
 * Makes a new organization a partner of the one it was requested for, with an event in both.
 *
 * @throws ApiError as {@link makePartnership}
 */
export async function makePartnerOf(
  tx: Transaction<Tables>,
  own: string,
  partnerId: string,
  { now, ...making }: PartnershipMaking,
): Promise<void> {
  const rowId = await makePartnership(tx, own, partnerId, now)
  const event = { ...making, ts: now, name: 'partnership.created', entity: 'partnerships', rowId }
  await recordEvents(
    tx,
    [own, partnerId].map((organizationId) => ({ ...event, organizationId })),
  )
}
