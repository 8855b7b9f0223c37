import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { refusalOf } from '../members/invitations/answerInvitation.ts'
import { invitationById, type OpenInvitation } from '../members/invitations/openInvitation.ts'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * The invitation that the caller answers with their own account.
 *
 * @throws ApiError 404 for one that is not theirs, unless they can read it; 409 for one that cannot be answered,
 *   and while they act for someone else
 */
export async function ownInvitation(
  tx: Transaction<Tables>,
  { clock }: Pick<ServerContext, 'clock'>,
  caller: Caller,
  id: string,
): Promise<OpenInvitation> {
  const { user } = caller
  if (user.access_context !== null) {
    throw apiError('CONFLICT', {
      reason: 'Invitations are answered with your own account. Go back to it to answer one',
    })
  }
  const invitation = await invitationById(tx, id)
  const isOwn = invitation?.email.toLowerCase() === user.email
  if (
    invitation === undefined ||
    (!isOwn && !caller.can('read_users', invitation.organizationId))
  ) {
    throw apiError('NOT_FOUND', { what: 'Invitation', id })
  }
  if (!isOwn) throw apiError('INVITATION_EMAIL')
  const refusal = refusalOf(invitation, clock())
  if (refusal !== null) throw refusal
  return invitation
}
