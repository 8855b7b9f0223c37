import { randomUUID } from 'node:crypto'
import type { FormationRequestCreate } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { requireMember, requirePermission } from '../../access/calls/organizationRights.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { checkedName } from '../organizations/organizationName.ts'

/** Maximum number of unanswered requests per user. */
export const OPEN_REQUESTS_MAX = 3

/**
 * Files a request for a new organization. Requesting a partner takes a manager of the organization that it becomes
 * a partner of, as with any partnership.
 *
 * @param now ms UTC
 * @returns the id of the request
 * @throws ApiError 400 for a name that one of the caller's organizations has, or a partner without an organization;
 *   404 and 403 for an organization that the caller does not belong to, or does not manage; 409 while they act for
 *   someone else, and FORMATION_REQUEST_LIMIT for one too many
 */
export async function fileRequest(
  tx: Transaction<Tables>,
  caller: Caller,
  body: FormationRequestCreate,
  now: number,
): Promise<string> {
  const { note = '', is_for_partner: isForPartner = false } = body
  const { requester_organization_id: organizationId = null } = body
  const { user } = caller
  if (user.access_context !== null) {
    throw apiError('CONFLICT', {
      reason: 'Requests are made with your own account. Go back to it to request an organization',
    })
  }
  if (isForPartner && organizationId === null) {
    const path = '/requester_organization_id'
    throw invalidField(path, 'the organization whose partner it becomes', organizationId)
  }
  if (organizationId !== null) {
    if (isForPartner) requirePermission(caller, 'manage_organizations', organizationId)
    else requireMember(caller, organizationId)
  }
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
  const name = await checkedName(tx, user.id, body.name)
  const open = await tx
    .selectFrom('formation_requests')
    .select('id')
    .where('requester_id', '=', user.id)
    .where('acceptance_state', '=', 'filed')
    .limit(OPEN_REQUESTS_MAX)
    .execute()
  if (open.length >= OPEN_REQUESTS_MAX) {
    throw apiError('FORMATION_REQUEST_LIMIT', { limit: String(OPEN_REQUESTS_MAX) })
  }
  const id = randomUUID()
  await tx
    .insertInto('formation_requests')
    .values({
      id,
      name,
      note: note.trim(),
      is_for_partner: isForPartner,
      requester_id: user.id,
      requester_organization_id: organizationId,
      created_at: now,
    })
    .execute()
  return id
}
