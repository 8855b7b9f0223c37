import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashIngestKey } from '../../../access/ingestKeys/ingestKey.ts'
import { seedIngestKey } from '../../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
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
  const workingHashes = async () => {
    const keys = await server.context.store.db
      .selectFrom('ingest_keys')
      .select('key_hash')
      .where('organization_id', '=', CITY)
      .where('revoked_at', 'is', null)
      .execute()
    return keys.map(({ key_hash: hash }) => hash)
  }

  it('refuses a short key before anything is created', async () => {
    await expect(addOrganizations(withKey(SHORT))).rejects.toThrow(
      'AIRSHED_INGEST_KEY: expected at least 20 characters',
    )
    expect(await workingHashes()).toEqual([])
  })

  it('refuses a short key in place of another, which stays', async () => {
    await addOrganizations(withKey(LONG))
    await expect(applyIngestKey(withKey(SHORT))).rejects.toThrow('short keys are guessed')
    expect(await workingHashes()).toEqual([hashIngestKey(LONG)])
  })

  it('replaces the key that the settings named before, and no other', async () => {
    await seedIngestKey(server.context, CITY, 'key-of-the-gateway-01', 'Gateway')
    await applyIngestKey(withKey(`${LONG}-new`))
    expect((await workingHashes()).toSorted()).toEqual(
      [hashIngestKey('key-of-the-gateway-01'), hashIngestKey(`${LONG}-new`)].toSorted(),
    )
  })

  it('a key of the settings stays revoked where somebody revoked it', async () => {
    await applyIngestKey(withKey(LONG))
    expect(await workingHashes()).not.toContain(hashIngestKey(LONG))
  })

  it('accepts a short key that worked before', async () => {
    await seedIngestKey(server.context, CITY, SHORT)
    await applyIngestKey(withKey(SHORT))
    expect(await workingHashes()).toContain(hashIngestKey(SHORT))
  })
})
