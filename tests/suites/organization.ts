import { readConfig } from '@airshed/server/config'
import { openStore } from '@airshed/server/store'
import { seedIngestKey } from '@airshed/server/testing/seed'

type Store = Awaited<ReturnType<typeof openStore>>

/** Opens the store of a server's settings for a single use. */
export async function withStore<Result>(
  env: Record<string, string>,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(readConfig(env))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** Creates an organization with an ingest key in the store of a server's settings. */
export async function makeOrganization(
  env: Record<string, string>,
  organization: { id: string; key: string },
): Promise<void> {
  const { id, key } = organization
  await withStore(env, async (store) => {
    await store.db
      .insertInto('organizations')
      .values({ id, external_id: id, name: id, created_at: Date.now() })
      .execute()
    await seedIngestKey({ store }, id, key)
  })
}
