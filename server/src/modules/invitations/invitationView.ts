import type { Invitation } from '@airshed/schemas'
import type { InvitationRow } from './queries.ts'

/** An invitation as it travels. @param now ms UTC */
export function invitationView(row: InvitationRow, now: number): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    organization_id: row.organization_id,
    status: row.accepted_at !== null ? 'accepted' : row.expires_at <= now ? 'expired' : 'pending',
    created_at: row.created_at,
  }
}
