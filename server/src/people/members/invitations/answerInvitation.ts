import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { inviterMay } from './inviterMay.ts'
import { requireOpenOrganizations } from '../../../access/entities/openOrganizations.ts'
import { apiError, type ApiError } from '../../../base/errors.ts'
import {
  lockRoles,
  organizationsWithOwner,
  roleOf,
  setRole,
} from '../../../access/identity/roles.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { invitationById, type OpenInvitation } from './openInvitation.ts'

type Tx = Transaction<Tables>
type WithClock = Pick<ServerContext, 'clock'>
type JoinContext = Pick<ServerContext, 'clock' | 'config'>

/**
 * Makes someone a member according to their invitation. Concurrent answers are serialized, so that an invitation
 * is used only once and none creates a second owner.
 *
 * @throws ApiError 409 if it was answered or has expired, or if its sender could not send it any more, if they already belong to the organization, if that
 *   already has an owner, or if its roles come from the identity provider; 423 while it is locked
 */
export async function joinBy(
  tx: Tx,
  { clock, config }: JoinContext,
  invitation: OpenInvitation,
  userId: string,
): Promise<void> {
  const { organizationId, role } = invitation
  if (config.claimedRoles?.organizations.has(organizationId) === true) {
    throw apiError('ROLES_ELSEWHERE', { organization: organizationId })
  }
  await lockRoles(tx, organizationId)
  await requireOpen(tx, invitation.id, clock())
  if (!(await inviterMay(tx, invitation))) throw apiError('INVITATION_INVALID')
  await requireOpenOrganizations(tx, [organizationId])
  if ((await roleOf(tx, userId, organizationId)) !== null) throw apiError('INVITATION_MEMBER')
  if (role === 'owner' && (await organizationsWithOwner(tx, [organizationId])).size > 0) {
    throw apiError('ORGANIZATION_HAS_OWNER')
  }
  await setRole(tx, userId, organizationId, role)
  await settle(tx, invitation.id, { accepted_at: clock() })
}

/** Declines an invitation, which invalidates its link. */
export async function declineIt(
  tx: Tx,
  { clock }: WithClock,
  { id, organizationId }: OpenInvitation,
): Promise<void> {
  await lockRoles(tx, organizationId)
  await requireOpen(tx, id, clock())
  await settle(tx, id, { rejected_at: clock() })
}

/** Throws, so that the answer is rolled back, if the invitation was deleted concurrently. */
async function settle(
  tx: Tx,
  id: string,
  answer: { accepted_at: number } | { rejected_at: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ ...answer, secret_hash: null })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw apiError('INVITATION_INVALID')
}

/** Reads the invitation again, now under the lock of its organization. */
async function requireOpen(tx: Tx, id: string, now: number): Promise<void> {
  const refusal = refusalOf(await invitationById(tx, id), now)
  if (refusal !== null) throw refusal
}

/** Why an invitation cannot be answered, or null if it can. @param now ms UTC */
export function refusalOf(invitation: OpenInvitation | undefined, now: number): ApiError | null {
  if (invitation?.state === 'accepted') return apiError('INVITATION_ACCEPTED')
  if (invitation === undefined || invitation.state === 'rejected' || invitation.expiresAt <= now) {
    return apiError('INVITATION_INVALID')
  }
  return null
}
