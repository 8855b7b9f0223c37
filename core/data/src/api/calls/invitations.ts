import type { Invitation, InvitationQuery, Page } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface InvitationCalls {
  /** The newest first. */
  list(query?: InvitationQuery, options?: CallOptions): Promise<Page<Invitation>>
}

export const invitationCalls = (send: Send): InvitationCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'invitations', query, ...options }),
})
