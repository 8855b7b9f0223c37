import { DAY_MS } from '@airshed/domain'
import type {
  AuditEntry,
  ErrorBody,
  IngestKey,
  IngestKeyCreated,
  IngestKeyList,
  List,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../front/app.ts'
import { seedIngestKey } from '../../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../../testing/testServer.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { ENDED_KEYS_KEPT_MS, forgetEndedKeys } from './housekeeping.ts'
import { INGEST_KEYS_MAX } from './makeKey.ts'

const time = { now: NOW }
let world: World
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now })
})
afterAll(() => world.close())

const create = async (name: string) =>
  (
    await world.call<IngestKeyCreated>('manager', 'POST', 'ingest_keys', {
      organization_id: 'city',
      name,
    })
  ).body
const roll = (id: string, days: number) =>
  world.call<IngestKeyCreated & ErrorBody>('manager', 'POST', `ingest_keys/${id}/roll`, {
    grace_days: days,
  })
const revoke = (id: string) => world.call('manager', 'DELETE', `ingest_keys/${id}`)
const list = async (query = '') =>
  (await world.call<IngestKeyList>('manager', 'GET', `ingest_keys?${query}`)).body.data
const keyNamed = async (name: string) => (await list()).filter((key) => key.name === name)
let minute = 0
/** Sends a reading with a key. Answers the status. */
const send = async (key: string, { app }: Pick<World, 'app'> = world) => {
  minute += 1
  const response = await app.inject({
    method: 'POST',
    url: '/ingest/json',
    headers: { 'x-airshed-key': key },
    payload: { serial: '1C00AAAA', time: NOW - minute * 60_000, readings: { pm25: 7 } },
  })
  return response.statusCode
}

describe('an ingest key', () => {
  it('shows a new key once, keeps only its hash and accepts it from devices', async () => {
    const answer = await world.call<IngestKeyCreated>('manager', 'POST', 'ingest_keys', {
      organization_id: 'city',
      name: '  Gateway  on the roof ',
    })
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    const { key, ...reported } = answer.body
    expect(key).toMatch(/^ak_[\w-]{32}$/)
    expect(reported).toEqual({
      id: expect.any(String),
      name: 'Gateway on the roof',
      organization_id: 'city',
      created_by_name: 'manager Tester',
      created_at: NOW,
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
      state: 'active',
    })
    expect(await list()).toEqual([reported])
    const kept = await world.context.store.db.selectFrom('ingest_keys').selectAll().execute()
    const events = await world.context.store.db.selectFrom('events').selectAll().execute()
    expect(JSON.stringify([kept, events])).not.toContain(key.slice(3))
    expect(await send(key)).toBe(200)
  })

  it('a key works beside the others of its organization', async () => {
    const keys = [await create('North'), await create('South')]
    for (const { key } of keys) expect(await send(key)).toBe(200)
  })

  it('refuses a name that an active key has, in any case of letters', async () => {
    const { id } = await create('Van')
    const again = await world.call<ErrorBody>('manager', 'POST', 'ingest_keys', {
      organization_id: 'city',
      name: 'VAN',
    })
    expect([again.status, again.body.code]).toEqual([409, 'INGEST_KEY_NAME_TAKEN'])
    await revoke(id)
    expect((await create('Van')).name).toBe('Van')
  })

  it('shows the minute of the last use, however often a key was used', async () => {
    const { key } = await create('Counted')
    for (let nth = 0; nth < 5; nth += 1) expect(await send(key)).toBe(200)
    await expect
      .poll(async () => (await keyNamed('Counted')).map(({ last_used_at: at }) => at))
      .toEqual([time.now])
  })
})

describe('renaming an ingest key', () => {
  const rename = (id: string, name: string) =>
    world.call<IngestKey & ErrorBody>('manager', 'PUT', `ingest_keys/${id}`, { name })
  const renamings = (id: string) =>
    world.context.store.db
      .selectFrom('events')
      .select(['organization_id', 'before', 'after'])
      .where('name', '=', 'ingest_key.renamed')
      .where('row_id', '=', id)
      .execute()

  it('stores a new name as one line and keeps the secret', async () => {
    const { id, key } = await create('Mast')
    const { status, body } = await rename(id, '  Mast of  the pier ')
    expect([status, body.name, 'key' in body]).toEqual([200, 'Mast of the pier', false])
    expect(await keyNamed('Mast of the pier')).toEqual([body])
    expect(await send(key)).toBe(200)
    await rename(id, 'Mast of the pier')
    expect(await renamings(id)).toEqual([
      { organization_id: 'city', before: { name: 'Mast' }, after: { name: 'Mast of the pier' } },
    ])
  })

  it('refuses the name of another key, and accepts new case of its own', async () => {
    await create('Tower')
    const { id } = await create('Belfry')
    const taken = await rename(id, 'TOWER')
    expect([taken.status, taken.body.code]).toEqual([409, 'INGEST_KEY_NAME_TAKEN'])
    expect((await rename(id, 'BELFRY')).body.name).toBe('BELFRY')
    expect((await rename(id, '\u202E')).body.issues?.[0]?.path).toBe('/name')
  })

  it('refuses to rename a key that was rolled or revoked', async () => {
    const { id } = await create('Old mast')
    const { body: next } = await roll(id, 1)
    await revoke(next.id)
    for (const one of [id, next.id]) {
      const { status, body } = await rename(one, 'Older mast')
      expect([status, body.code]).toEqual([409, 'INGEST_KEY_ENDED'])
    }
  })
})

describe('a revoked key', () => {
  it('every process refuses a revoked key at once, and the list shows it as ended', async () => {
    const { config, store, bus, clock } = world.context
    const other = await buildApp({ config, store, bus, clock })
    await other.app.ready()
    const { id, key } = await create('Stolen')
    expect([await send(key), await send(key, other)]).toEqual([200, 200])
    expect((await revoke(id)).status).toBe(204)
    expect(await send(key)).toBe(401)
    await expect.poll(() => send(key, other)).toBe(401)
    expect(await keyNamed('Stolen')).toMatchObject([{ state: 'ended', revoked_at: time.now }])
    await other.app.close()
  })

  it('revoking a key twice leaves one audit entry', async () => {
    const { id } = await create('Once')
    await revoke(id)
    expect((await revoke(id)).status).toBe(204)
    const { body } = await world.call<List<AuditEntry>>('owner', 'GET', 'audit?size=1000')
    const revoked = body.data.filter((one) => one.target === id).map(({ action }) => action)
    expect(revoked.toSorted()).toEqual(['ingest_key.created', 'ingest_key.revoked'])
  })

  it('refuses to roll a revoked key', async () => {
    const { id } = await create('Gone')
    await revoke(id)
    const { status, body } = await roll(id, 1)
    expect([status, body.code]).toEqual([409, 'INGEST_KEY_ENDED'])
  })
})

describe('rolling an ingest key', () => {
  it('a rolled key has a new secret, and the old one works for the grace period', async () => {
    const old = await create('Rolled')
    const { status, body: next } = await roll(old.id, 1)
    expect([status, next.name]).toEqual([201, 'Rolled'])
    expect(next.key).not.toBe(old.key)
    expect([await send(old.key), await send(next.key)]).toEqual([200, 200])
    expect((await keyNamed('Rolled')).map(({ state }) => state).toSorted()).toEqual([
      'active',
      'ending',
    ])
    time.now += DAY_MS
    expect([await send(old.key), await send(next.key)]).toEqual([401, 200])
  })

  it('refuses the old secret at once without a grace period', async () => {
    const old = await create('Hurried')
    const { body: next } = await roll(old.id, 0)
    expect([await send(old.key), await send(next.key)]).toEqual([401, 200])
  })

  it('refuses to roll a key that was rolled already', async () => {
    const old = await create('Twice')
    await roll(old.id, 7)
    expect((await roll(old.id, 7)).body.code).toBe('INGEST_KEY_ENDED')
    expect((await revoke(old.id)).status).toBe(204)
  })

  it.each([2, -1, 0.5])('refuses a grace period of %s days', async (days) => {
    const { id } = await create(`Grace of ${days}`)
    expect((await roll(id, days)).status).toBe(400)
  })
})

describe('the list of ingest keys', () => {
  it('filters keys by state and searches them by name', async () => {
    const names = async (query: string) => (await list(query)).map(({ name }) => name)
    expect(await names('state=ended&search=stolen')).toEqual(['Stolen'])
    expect(await names('state=active&search=stolen')).toEqual([])
    expect(await names('state=active&state=ending&search=twice')).toEqual(['Twice'])
    expect((await names('sort=name&search=orth')).at(0)).toBe('North')
  })

  it('shows users an empty list and answers 403 to those who do not manage devices', async () => {
    const { body } = await world.call<IngestKeyList>('user', 'GET', 'ingest_keys')
    expect(body.data).toEqual([])
    const wish = { organization_id: 'city', name: 'Mine' }
    expect((await world.call('user', 'POST', 'ingest_keys', wish)).status).toBe(403)
    expect((await world.call('harbourmaster', 'POST', 'ingest_keys', wish)).status).toBe(404)
  })

  it('forgets keys that ended long ago', async () => {
    const { id } = await create('Ancient')
    await revoke(id)
    time.now += ENDED_KEYS_KEPT_MS
    await forgetEndedKeys(world.context)
    expect(await keyNamed('Ancient')).toHaveLength(1)
    time.now += 1
    await forgetEndedKeys(world.context)
    expect(await keyNamed('Ancient')).toEqual([])
  })
})

it('an organization has at most 50 keys that work', async () => {
  const { context } = world
  for (let nth = 0; nth < INGEST_KEYS_MAX; nth += 1) {
    await seedIngestKey(context, 'harbour', `key ${nth} of the harbour`, `Quay ${nth}`)
  }
  const wish = { organization_id: 'harbour', name: 'One too many' }
  const refused = await world.call<ErrorBody>('harbourmaster', 'POST', 'ingest_keys', wish)
  expect([refused.status, refused.body.code]).toEqual([409, 'INGEST_KEY_LIMIT'])
  const [some] = await context.store.db
    .selectFrom('ingest_keys')
    .select('id')
    .where('organization_id', '=', 'harbour')
    .limit(1)
    .execute()
  const rollIt = (days: number) =>
    world.call('harbourmaster', 'POST', `ingest_keys/${some?.id}/roll`, { grace_days: days })
  expect((await rollIt(7)).status).toBe(409)
  expect((await rollIt(0)).status).toBe(201)
})
