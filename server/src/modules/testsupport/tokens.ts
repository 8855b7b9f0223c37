import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../../context.ts'
import { hashApiToken, makeApiToken } from '../../identity/apiTokens/secret.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'

/** An API token straight in the store, of the organization's owner. Answers its id. */
export async function seedToken(
  { store }: Pick<ServerContext, 'store'>,
  organization: 'city' | 'harbour',
): Promise<string> {
  const id = randomUUID()
  await store.db
    .insertInto('api_tokens')
    .values({
      id,
      organization_id: organization,
      name: 'Build server',
      user_id: organization === 'city' ? 'owner' : 'harbourmaster',
      secret_hash: hashApiToken(makeApiToken()),
      capabilities: JSON.stringify(['publish_plugins']),
      created_at: TEST_NOW_MS,
    })
    .execute()
  return id
}
