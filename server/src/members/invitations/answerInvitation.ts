import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { requireOpenOrganizations } from '../../entities/openOrganizations.ts'
import { apiError, type ApiError } from '../../errors.ts'
import { lockRoles, organizationsWithOwner, roleOf, setRole } from '../../identity/roles.ts'
import type { Tables } from '../../store/tables.ts'
import { invitationById, type OpenInvitation } from './openInvitation.ts'

type Tx = Transaction<Tables>
type WithClock = Pick<ServerContext, 'clock'>
type JoinContext = Pick<ServerContext, 'clock' | 'config'>

/**
 * Makes somebody a member, as they were invited. Answers at one moment wait for each other: an invitation is
 * used once, and none makes a second owner.
 *
 * @throws ApiError 409 where it was answered or is over, where they belong to the organization already, where
 *   that has an owner, or where its roles come from the identity provider; 423 while it is locked
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
  await requireOpenOrganizations(tx, [organizationId])
  if ((await roleOf(tx, userId, organizationId)) !== null) throw apiError('INVITATION_MEMBER')
  if (role === 'owner' && (await organizationsWithOwner(tx, [organizationId])).size > 0) {
    throw apiError('ORGANIZATION_HAS_OWNER')
  }
  await setRole(tx, userId, organizationId, role)
  await settle(tx, invitation.id, { accepted_at: clock() })
}

/** Declines an invitation: its link opens nothing from now on. */
export async function declineIt(
  tx: Tx,
  { clock }: WithClock,
  { id, organizationId }: OpenInvitation,
): Promise<void> {
  await lockRoles(tx, organizationId)
  await requireOpen(tx, id, clock())
  await settle(tx, id, { rejected_at: clock() })
}

/** Where it was deleted at the same moment, nothing of the answer stays. */
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

/** As it is now, under the lock of its organization. */
async function requireOpen(tx: Tx, id: string, now: number): Promise<void> {
  const refusal = refusalOf(await invitationById(tx, id), now)
  if (refusal !== null) throw refusal
}

/** Why an invitation cannot be answered; null: it can. @param now ms UTC */
export function refusalOf(invitation: OpenInvitation | undefined, now: number): ApiError | null {
  if (invitation?.state === 'accepted') return apiError('INVITATION_ACCEPTED')
  if (invitation === undefined || invitation.state === 'rejected' || invitation.expiresAt <= now) {
    return apiError('INVITATION_INVALID')
  }
  return null
}
