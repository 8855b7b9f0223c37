import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { PartnershipInvitationsTable } from '../../storage/store/tables/partnerships.ts'
import { seedOrganization } from '../seed.ts'
import { TEST_NOW_MS } from '../testServer.ts'

type StoreOnly = Pick<ServerContext, 'store'>

/** Inserts an organization without any relations. Returns its id; its external id is `ext-` and the id. */
export const seedStranger = (context: StoreOnly): Promise<string> =>
  seedOrganization(context, `stranger-${randomUUID()}`, 'Stranger')

/** Inserts a partnership directly into the store. Returns its id. */
export async function seedPartnership(
  { store }: StoreOnly,
  organizationId: string,
  partnerId: string,
): Promise<string> {
  const id = randomUUID()
  await store.db
    .insertInto('partnerships')
    .values({ id, organization_id: organizationId, partner_id: partnerId, created_at: TEST_NOW_MS })
    .execute()
  return id
}

/** Inserts an open invitation of one organization to another, directly into the store. Returns its id. */
export async function seedPartnershipInvitation(
  { store }: StoreOnly,
  organizationId: string,
  partnerId: string,
  changes: Partial<Insertable<PartnershipInvitationsTable>> = {},
): Promise<string> {
  const id = randomUUID()
  await store.db
    .insertInto('partnership_invitations')
    .values({
      id,
      organization_id: organizationId,
      partner_id: partnerId,
      address: partnerId,
      is_email: false,
      created_at: TEST_NOW_MS,
      expires_at: TEST_NOW_MS + 1000,
      ...changes,
    })
    .execute()
  return id
}
