import type { AcceptanceState } from '@airshed/schemas'
import type { GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** One row per pair of organizations, whichever of them started it. */
export interface PartnershipsTable {
  id: string
  organization_id: string
  partner_id: string
  created_at: Millis
}

/** A user's request for a new organization, which staff create. */
export interface FormationRequestsTable {
  id: string
  /** Name of the requested organization. */
  name: string
  /** Its purpose; empty: not given. */
  note: string
  /** It is to become a partner of the requester's organization. */
  is_for_partner: boolean
  requester_id: string
  /** The organization on whose behalf it is requested; null: only the user's. */
  requester_organization_id: string | null
  created_at: Millis
  accepted_at: Millis | null
  rejected_at: Millis | null
  /** The user who answered it. */
  answered_by: string | null
  /** Why it was rejected. */
  reason: string | null
  /** The created organization. */
  organization_id: string | null
  /** Follows from the two times. */
  acceptance_state: GeneratedAlways<AcceptanceState>
}

export interface PartnershipInvitationsTable {
  id: string
  /** The inviting organization. */
  organization_id: string
  /** The invited organization. */
  partner_id: string
  /** As entered: an e-mail address in lower case, or an id. */
  address: string
  is_email: boolean
  invited_by: string | null
  created_at: Millis
  expires_at: Millis
  accepted_at: Millis | null
  rejected_at: Millis | null
  withdrawn_at: Millis | null
  /** Follows from the two times. */
  acceptance_state: GeneratedAlways<AcceptanceState>
}
