import { ACCEPTANCE_STATES, type FormationRequest } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

const NAMES = ['Linden Hill School', 'Museum of the River', 'Lab of Air']

/** A request for an organization: one pending, one accepted, one rejected. */
export function formationRequest(
  index = 0,
  changes: Partial<FormationRequest> = {},
): FormationRequest {
  const state = ACCEPTANCE_STATES[index % ACCEPTANCE_STATES.length] ?? 'filed'
  const createdAt = TEST_NOW_MS - (index * 5 + 1) * DAY_MS
  return {
    id: `request_${index}`,
    name: NAMES[index % NAMES.length] as string,
    note: index === 0 ? 'Twelve monitors in class rooms, from September on.' : '',
    is_for_partner: index % 2 === 0,
    requester_name: 'Ada Author',
    requester_email: 'ada@rivermouth.example',
    requester_organization_id: index % 2 === 0 ? 'org_city' : null,
    requester_organization_name: index % 2 === 0 ? 'City of Rivermouth' : null,
    created_at: createdAt,
    acceptance_state: state,
    answered_at: state === 'filed' ? null : createdAt + DAY_MS,
    reason: state === 'rejected' ? 'There is such an organization already.' : null,
    organization_id: state === 'accepted' ? 'org_museum' : null,
    actions: state === 'filed' ? ['delete'] : [],
    ...changes,
  }
}
