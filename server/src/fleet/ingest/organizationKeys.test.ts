import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedIngestKey, seedOrganization } from '../../testing/seed.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/testServer.ts'
import { keysInDoubt } from '../../access/rights/keyDoubts.ts'
import { hashIngestKey } from '../../access/ingestKeys/ingestKey.ts'
import { createOrganizationKeys } from './organizationKeys.ts'

const KEY = 'key-of-the-harbour-0123'
const OTHER_KEY = 'key-of-the-school-0123'
const ADDRESS = '192.0.2.7'

let server: TestServer
let now = TEST_NOW_MS
let lookUps = 0
let keys: ReturnType<typeof createOrganizationKeys>
beforeAll(async () => {
  server = await createTestServer()
  for (const [id, key] of [
    ['org_harbour', KEY],
    ['org_school', OTHER_KEY],
  ] as const) {
    await seedOrganization(server.context, id)
    await seedIngestKey(server.context, id, key)
  }
})
afterAll(() => server.close())
beforeEach(() => {
  now = TEST_NOW_MS
  lookUps = 0
  const { store } = server.context
  const counted = new Proxy(store.db, {
    get(db, name) {
      if (name === 'selectFrom') lookUps += 1
      const value: unknown = Reflect.get(db, name, db)
      return typeof value === 'function' ? (value as () => unknown).bind(db) : value
    },
  })
  const { memory } = server.context
  keys = createOrganizationKeys({ store: { ...store, db: counted }, clock: () => now, memory })
})

const codeOf = (key: string, sender = ADDRESS): Promise<string> =>
  keys.organizationOf(key, sender).catch((error: { code: string }) => error.code)
const guess = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => codeOf(`guess-${number}`)))

describe('a client that guesses keys', () => {
  it('causes at most 60 look-ups of keys a minute', async () => {
    const codes = await guess(500)
    expect(codes.filter((code) => code === 'INGEST_KEY_UNKNOWN')).toHaveLength(60)
    expect(lookUps).toBe(60)
  })

  it('reveals no right guess of a key until the minute is over', async () => {
    await guess(60)
    expect(await codeOf(KEY)).toBe('TOO_MANY_REQUESTS')
    expect(await codeOf(KEY, '192.0.2.8')).toBe('org_harbour')
    now += 60_000
    expect(await codeOf(OTHER_KEY)).toBe('org_school')
  })

  it('keeps keys that were good before working behind the same address', async () => {
    await codeOf(KEY)
    now += 30 * 60_000
    await guess(100)
    expect(await codeOf(KEY)).toBe('org_harbour')
  })
})

it('devices that all send a good key to a server that just started are accepted', async () => {
  const sent = await Promise.all(Array.from({ length: 200 }, () => codeOf(KEY)))
  expect(new Set(sent)).toEqual(new Set(['org_harbour']))
  expect(lookUps).toBe(1)
})

describe('an ended key', () => {
  const end = (key: string, changes: { revoked_at?: number | null; expires_at?: number | null }) =>
    server.context.store.db
      .updateTable('ingest_keys')
      .set(changes)
      .where('key_hash', '=', hashIngestKey(key))
      .execute()
  afterEach(() => end(KEY, { revoked_at: null, expires_at: null }))

  it('refuses an ended key once the process hears of it, and within 10 s without that', async () => {
    expect(await codeOf(KEY)).toBe('org_harbour')
    await end(KEY, { revoked_at: now })
    expect(await codeOf(KEY)).toBe('org_harbour')
    keysInDoubt(server.context)
    expect(await codeOf(KEY)).toBe('INGEST_KEY_UNKNOWN')
    await end(KEY, { revoked_at: null })
    expect(await codeOf(KEY)).toBe('org_harbour')
    await end(KEY, { revoked_at: now })
    now += 10_000
    expect(await codeOf(KEY)).toBe('INGEST_KEY_UNKNOWN')
  })

  it('a cached key is refused from its end on', async () => {
    await end(KEY, { expires_at: now + 3000 })
    expect(await codeOf(KEY)).toBe('org_harbour')
    now += 2999
    expect([await codeOf(KEY), lookUps]).toEqual(['org_harbour', 1])
    now += 1
    expect(await codeOf(KEY)).toBe('INGEST_KEY_UNKNOWN')
  })
})

it('a known key causes no look-up and no write for each request', async () => {
  for (let nth = 0; nth < 1000; nth += 1) await codeOf(KEY)
  expect(lookUps).toBe(1)
})
