import { DAY_MS } from '@airshed/domain'
import type { ServerContext } from '../../../context.ts'
import { CITY } from '../fleet/fleet.ts'
import { OWNER_ID } from './people.ts'

/** How long an invitation of the demo stays open. */
const OPEN_MS = 30 * DAY_MS

/** Creates two open invitations of the city if they are missing. */
export async function addInvitations({ store }: ServerContext, setupAt: number): Promise<void> {
  const invitations = [
    { id: 'invitation_demo_1', email: 'lena.hoff@example.org', role: 'user' as const, daysAgo: 1 },
    {
      id: 'invitation_demo_2',
      email: 'joao.matos@example.org',
      role: 'manager' as const,
      daysAgo: 3,
    },
  ]
  await store.db
    .insertInto('invitations')
    .values(
      invitations.map(({ daysAgo, ...invitation }) => ({
        ...invitation,
        organization_id: CITY,
        invited_by: OWNER_ID,
        created_at: setupAt - daysAgo * DAY_MS,
        expires_at: setupAt - daysAgo * DAY_MS + OPEN_MS,
        accepted_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
