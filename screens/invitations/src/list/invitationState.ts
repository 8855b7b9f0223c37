import type { Invitation } from '@airshed/console-kit'

export type InvitationState = 'pending' | 'expired' | 'accepted' | 'rejected'

/** The state of an invitation: without a response it is pending until it expires. */
export function invitationState({
  acceptance_state: answer,
  is_expired: isExpired,
}: Pick<Invitation, 'acceptance_state' | 'is_expired'>): InvitationState {
  if (answer !== 'filed') return answer
  return isExpired ? 'expired' : 'pending'
}
