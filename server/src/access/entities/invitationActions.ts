import { rolesGiven } from '@airshed/domain'
import type { Invitation, InvitationAction } from '@airshed/schemas'
import type { Caller } from '../identity/access.ts'
import { mayChange } from './mayChange.ts'

/**
 * What the caller may do to an invitation that they can read. An accepted one is kept, because it shows how
 * someone became a member. A caller who may not invite to a role may not resend such an invitation either.
 */
export function invitationActions(
  caller: Caller,
  invitation: Pick<Invitation, 'organization_id' | 'acceptance_state' | 'role'>,
): InvitationAction[] {
  const { organization_id: organizationId, acceptance_state: state, role } = invitation
  if (state === 'accepted' || !mayChange(caller, 'manage_users', organizationId)) return []
  const gives: readonly string[] = rolesGiven(caller.user, organizationId)
  return [...(state === 'filed' && gives.includes(role) ? (['resend'] as const) : []), 'delete']
}
