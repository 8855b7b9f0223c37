import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashIngestKey } from '../../ingest/organizationKeys.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { CITY } from '../fleet/fleet.ts'
import { addOrganizations, applyIngestKey } from './organizations.ts'

const SHORT = 'harbour-key'
const LONG = 'harbour-key-0123456789'

describe('the ingest key of the settings', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ env: { AIRSHED_DEMO: '1' } })
  })
  afterAll(() => server.close())

  const withKey = (ingestKey: string) => ({
    ...server.context,
    config: { ...server.context.config, ingestKey },
  })
  const keyHash = async () =>
    (
      await server.context.store.db
        .selectFrom('organizations')
        .select('ingest_key_hash')
        .where('id', '=', CITY)
        .executeTakeFirst()
    )?.ingest_key_hash

  it('is refused where it is short, before anything is made', async () => {
    await expect(addOrganizations(withKey(SHORT))).rejects.toThrow(
      'AIRSHED_INGEST_KEY: expected at least 20 characters',
    )
    expect(await keyHash()).toBeUndefined()
  })

  it('is refused where it is short in place of another, which stays', async () => {
    await addOrganizations(withKey(LONG))
    await expect(applyIngestKey(withKey(SHORT))).rejects.toThrow('short keys are guessed')
    expect(await keyHash()).toBe(hashIngestKey(LONG))
  })

  it('stays good where it is short and was the key before', async () => {
    await server.context.store.db
      .updateTable('organizations')
      .set({ ingest_key_hash: hashIngestKey(SHORT) })
      .where('id', '=', CITY)
      .execute()
    await applyIngestKey(withKey(SHORT))
    expect(await keyHash()).toBe(hashIngestKey(SHORT))
  })
})
