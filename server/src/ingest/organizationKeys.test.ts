import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedOrganization } from '../testing/seed.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../testing/testServer.ts'
import { createOrganizationKeys, hashIngestKey } from './organizationKeys.ts'

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
    await server.context.store.db
      .updateTable('organizations')
      .set({ ingest_key_hash: hashIngestKey(key) })
      .where('id', '=', id)
      .execute()
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
  keys = createOrganizationKeys({ store: { ...store, db: counted }, clock: () => now })
})

const codeOf = (key: string, sender = ADDRESS): Promise<string> =>
  keys.organizationOf(key, sender).catch((error: { code: string }) => error.code)
const guess = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => codeOf(`guess-${number}`)))

describe('whoever guesses keys', () => {
  it('costs the store no more than 60 look-ups a minute', async () => {
    const codes = await guess(500)
    expect(codes.filter((code) => code === 'INGEST_KEY_UNKNOWN')).toHaveLength(60)
    expect(lookUps).toBe(60)
  })

  it('is not told any more when a guess is right, until the minute is over', async () => {
    await guess(60)
    expect(await codeOf(KEY)).toBe('TOO_MANY_REQUESTS')
    expect(await codeOf(KEY, '192.0.2.8')).toBe('org_harbour')
    now += 60_000
    expect(await codeOf(OTHER_KEY)).toBe('org_school')
  })

  it('does not stop keys behind the same address that have been good, however long ago', async () => {
    await codeOf(KEY)
    now += 30 * 60_000
    await guess(100)
    expect(await codeOf(KEY)).toBe('org_harbour')
  })
})

it('devices that all send a good key at once, to a server that has just started, are taken', async () => {
  const sent = await Promise.all(Array.from({ length: 200 }, () => codeOf(KEY)))
  expect(new Set(sent)).toEqual(new Set(['org_harbour']))
  expect(lookUps).toBe(1)
})
