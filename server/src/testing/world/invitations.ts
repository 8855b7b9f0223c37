import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { InvitationsTable } from '../../storage/store/tables/organizations.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** Inserts an open invitation directly into the store. Returns its id. */
export async function seedInvitation(
  { store }: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
  changes: Partial<Insertable<InvitationsTable>> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID()
  await store.db
    .insertInto('invitations')
    .values({
      email: `${id}@example.org`,
      role: 'user',
      organization_id: organization,
      invited_by: null,
      created_at: TEST_NOW_MS,
      expires_at: TEST_NOW_MS + 1000,
      ...changes,
      id,
    })
    .execute()
  return id
}
