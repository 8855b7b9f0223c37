import {
  ACCEPTANCE_STATES,
  ACCESS_CONTEXT_ROLES,
  type Invitation,
  type OwnInvitation,
} from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

const NAMES = ['ines', 'mateo', 'priya', 'tom', 'wanda']

/** One invitation of the user to another organization. */
export function ownInvitation(index = 0, changes: Partial<OwnInvitation> = {}): OwnInvitation {
  return {
    id: `own_invitation_${index}`,
    role: 'manager',
    organization_name: 'Harbour Authority',
    invited_by: 'Hari Harbour',
    created_at: TEST_NOW_MS - DAY_MS,
    expires_at: TEST_NOW_MS + 6 * DAY_MS,
    ...changes,
  }
}

/** One invitation to `org_city`; each number has another person, state and age. */
export function invitation(index = 0, changes: Partial<Invitation> = {}): Invitation {
  const state = ACCEPTANCE_STATES[index % ACCEPTANCE_STATES.length] ?? 'filed'
  const createdAt = TEST_NOW_MS - (index + 1) * 3 * DAY_MS
  const expiresAt = createdAt + 14 * DAY_MS
  return {
    id: `invitation_${index}`,
    email: `${NAMES[index % NAMES.length]}${index}@rivermouth.example`,
    role: ACCESS_CONTEXT_ROLES[(index + 1) % 3] ?? 'user',
    organization_id: 'org_city',
    organization_name: 'City of Rivermouth',
    created_at: createdAt,
    expires_at: expiresAt,
    acceptance_state: state,
    is_expired: state === 'filed' && expiresAt <= TEST_NOW_MS,
    actions: state === 'accepted' ? [] : state === 'filed' ? ['resend', 'delete'] : ['delete'],
    ...changes,
  }
}
