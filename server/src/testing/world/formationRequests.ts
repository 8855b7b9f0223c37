import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { ServerContext } from '../../context.ts'
import type { FormationRequestsTable } from '../../storage/store/tables/partnerships.ts'
import { TEST_NOW_MS } from '../testServer.ts'

/** Inserts an open request of a user directly into the store. Returns its id. */
export async function seedFormationRequest(
  { store }: Pick<ServerContext, 'store'>,
  requesterId: string,
  changes: Partial<Insertable<FormationRequestsTable>> = {},
): Promise<string> {
  const id = randomUUID()
  await store.db
    .insertInto('formation_requests')
    .values({
      id,
      name: `Lab ${id}`,
      note: '',
      is_for_partner: false,
      requester_id: requesterId,
      created_at: TEST_NOW_MS,
      ...changes,
    })
    .execute()
  return id
}
