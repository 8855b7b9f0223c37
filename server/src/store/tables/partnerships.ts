import type { AcceptanceState } from '@airshed/schemas'
import type { GeneratedAlways } from 'kysely'
import type { Millis } from './columns.ts'

/** Of two organizations there is one row, whoever of them began it. */
export interface PartnershipsTable {
  id: string
  organization_id: string
  partner_id: string
  created_at: Millis
}

/** Somebody asks for a new organization, which staff make. */
export interface FormationRequestsTable {
  id: string
  /** Of the organization that is asked for. */
  name: string
  /** What it is for; empty: nothing was said. */
  note: string
  /** It is to be a partner of the organization of who asks. */
  is_for_partner: boolean
  requester_id: string
  /** For whom it is asked; null: for the user alone. */
  requester_organization_id: string | null
  created_at: Millis
  accepted_at: Millis | null
  rejected_at: Millis | null
  /** The user who answered it. */
  answered_by: string | null
  /** Why it was rejected. */
  reason: string | null
  /** The organization that was made. */
  organization_id: string | null
  /** Follows from the two times. */
  acceptance_state: GeneratedAlways<AcceptanceState>
}

export interface PartnershipInvitationsTable {
  id: string
  /** Who invites. */
  organization_id: string
  /** Who is invited. */
  partner_id: string
  /** As it was typed: an e-mail address in lower case, or an id. */
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
