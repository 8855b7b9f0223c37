import type { Invitation, InvitationAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'

/**
 * What the caller may do to an invitation that they may read. An accepted one stays: it says how
 * somebody became a member.
 */
export const invitationActions = (
  caller: Caller,
  invitation: Pick<Invitation, 'organization_id' | 'acceptance_state'>,
): InvitationAction[] =>
  invitation.acceptance_state !== 'accepted' &&
  caller.can('manage_users', invitation.organization_id)
    ? ['delete']
    : []
