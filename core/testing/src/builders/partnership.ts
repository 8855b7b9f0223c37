import { ACCEPTANCE_STATES, type Partnership, type PartnershipInvitation } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

const PARTNERS = ['Alder Bay Harbour', 'Linden Hill School', 'Regional Air Quality Agency']

/** A partnership of `org_city` with another organization; the first one shares in both directions. */
export function partnership(index = 0, changes: Partial<Partnership> = {}): Partnership {
  return {
    id: `partnership_${index}`,
    organization_id: 'org_city',
    partner_id: `org_partner_${index}`,
    org1_name: 'City of Rivermouth',
    org2_name: PARTNERS[index % PARTNERS.length] as string,
    partner_is_deleted: false,
    created_at: TEST_NOW_MS - (index * 40 + 3) * DAY_MS,
    given_count: index === 0 ? 2 : 0,
    received_count: index === 0 ? 1 : index * 3,
    actions: ['delete'],
    ...changes,
  }
}

/** An invitation to a partnership: one received, one sent by e-mail, one accepted, one declined. */
export function partnershipInvitation(
  index = 0,
  changes: Partial<PartnershipInvitation> = {},
): PartnershipInvitation {
  const isReceived = index % 4 === 0
  const state = ACCEPTANCE_STATES[[0, 0, 1, 2][index % 4] ?? 0] ?? 'filed'
  const createdAt = TEST_NOW_MS - (index * 6 + 1) * DAY_MS
  return {
    id: `partnership_invitation_${index}`,
    direction: isReceived ? 'received' : 'sent',
    organization_id: 'org_city',
    inviting_organization_name: isReceived ? 'Alder Bay Harbour' : 'City of Rivermouth',
    partner_name: isReceived
      ? 'City of Rivermouth'
      : state === 'accepted'
        ? 'Linden Hill School'
        : null,
    email: index % 4 === 1 ? 'ines@harbour.example' : null,
    address: ['org_city', 'ines@harbour.example', 'org_school', 'org_agency'][index % 4] as string,
    created_at: createdAt,
    expires_at: createdAt + 30 * DAY_MS,
    acceptance_state: state,
    is_expired: false,
    actions: state === 'filed' ? (isReceived ? ['accept', 'reject'] : ['delete']) : [],
    ...changes,
  }
}
