import type { Invitation } from '@airshed/schemas'
import { invitationActions } from '../../access/entities/invitationActions.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { InvitationRow } from './queries.ts'

/** An invitation as the API returns it. @param now ms UTC */
export function invitationView(row: InvitationRow, caller: Caller, now: number): Invitation {
  return {
    ...row,
    is_expired: row.acceptance_state === 'filed' && row.expires_at <= now,
    actions: invitationActions(caller, row),
  }
}
