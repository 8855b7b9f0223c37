import { deriveRole, HOUR_MS, ROLE_PERMISSIONS } from '@airshed/domain'
import type { Dashboard, ErrorBody, Node, Organization, Page, User } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../front/app.ts'
import { CALLER_CACHE_MS } from '../../access/identity/loadCaller.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { setDeactivated } from '../../testing/world/heldBack.ts'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'

const PATH = 'users/access_context/support'
const HARBOUR = { external_id: 'ext-harbour' }

let world: World
let now = TEST_NOW_MS
beforeAll(async () => {
  world = await createWorld({ clock: () => now })
})
/** Everybody acts as themselves again, and rights that were read before are forgotten. */
beforeEach(async () => {
  await world.context.store.db.deleteFrom('access_contexts').execute()
  now += CALLER_CACHE_MS
})
afterAll(() => world.close())

const start = (body: object, user: 'support' | 'owner' | 'admin' = 'support') =>
  world.call<User>(user, 'POST', PATH, body)
const end = () => world.call<User>('support', 'DELETE', PATH)
const me = async () => (await world.call<User>('support', 'GET', 'users/me')).body
const readable = async (organization: string) => {
  const path = `nodes?organization_id=${organization}`
  return (await world.call<Page<Node>>('support', 'GET', path)).body.total
}

describe('support that acts as an organization', () => {
  it('acts with the permissions of the role there and keeps their own identity', async () => {
    const before = await me()
    const { status, body } = await start({ ...HARBOUR, role: 'owner' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      permissions: Object.fromEntries(ROLE_PERMISSIONS.owner.map((name) => [name, ['harbour']])),
      access_context: {
        organization_id: 'harbour',
        organization_name: 'Harbour Authority',
        role: 'owner',
        email: null,
        since: now,
      },
    })
    expect(await me()).toEqual(body)
  })

  it('acts as a manager unless a role is named', async () => {
    const { body } = await start(HARBOUR)
    expect(deriveRole(body.permissions, 'harbour')).toBe('manager')
  })

  it('reads that organization from the next call on, and no longer their own', async () => {
    expect([await readable('city'), await readable('harbour')]).toEqual([1, 0])
    await start(HARBOUR)
    expect([await readable('city'), await readable('harbour')]).toEqual([0, 1])
    const organizations = await world.call<Page<Organization>>('support', 'GET', 'organizations')
    expect(organizations.body.data.map(({ id }) => id)).toEqual(['harbour'])
    const own = await world.call<ErrorBody>('support', 'GET', `nodes/${world.city.nodeId}`)
    expect(own.status).toBe(404)
  })

  it('acts with the rights of the role and no more', async () => {
    const body = { name: 'Quay', organization_id: 'harbour' }
    await start({ ...HARBOUR, role: 'partner' })
    expect((await world.call('support', 'POST', 'dashboards', body)).status).toBe(403)
    await start({ ...HARBOUR, role: 'manager' })
    expect((await world.call('support', 'POST', 'dashboards', body)).status).toBe(201)
    const inCity = { ...body, organization_id: 'city' }
    expect((await world.call('support', 'POST', 'dashboards', inCity)).status).toBe(404)
  })

  it('switches to another organization and returns to their own account', async () => {
    const before = await me()
    await start(HARBOUR)
    const { body } = await start({ external_id: 'ext-city', role: 'user' })
    expect(body.access_context?.organization_id).toBe('city')
    expect((await end()).body).toEqual(before)
    expect([await readable('city'), await readable('harbour')]).toEqual([1, 0])
    expect((await end()).body).toEqual(before)
  })

  it('ends by itself after exactly eight hours', async () => {
    await start(HARBOUR)
    now += 8 * HOUR_MS - 1
    expect([await readable('city'), await readable('harbour')]).toEqual([0, 1])
    now += 1
    expect([await readable('city'), await readable('harbour')]).toEqual([1, 0])
    expect((await me()).access_context).toBeNull()
    expect(
      await world.context.store.db.selectFrom('access_contexts').selectAll().execute(),
    ).toEqual([])
  })

  it('ends when support loses the permission', async () => {
    await start(HARBOUR)
    const { db } = world.context.store
    const lost = await db
      .deleteFrom('user_permissions')
      .where('user_id', '=', 'support')
      .returningAll()
      .execute()
    now += CALLER_CACHE_MS
    expect([await readable('city'), await readable('harbour')]).toEqual([0, 0])
    expect((await start(HARBOUR)).status).toBe(403)
    await db.insertInto('user_permissions').values(lost).execute()
  })

  it('three contexts opened at once leave one', async () => {
    const answers = await Promise.all([
      start(HARBOUR),
      start({ external_id: 'ext-city' }),
      start(HARBOUR),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(
      await world.context.store.db.selectFrom('access_contexts').selectAll().execute(),
    ).toHaveLength(1)
  })
})

it('another process knows the context within its cache time', async () => {
  const { config, store, bus, clock } = world.context
  const { app } = await buildApp({ config, store, bus, clock })
  const readableThere = async (organization: string) => {
    const url = `/v2/nodes?organization_id=${organization}`
    const headers = await bearer(world.context, 'support')
    return (await app.inject({ url, headers })).json<Page<Node>>().total
  }
  expect([await readableThere('city'), await readableThere('harbour')]).toEqual([1, 0])
  await start(HARBOUR)
  now += CALLER_CACHE_MS
  expect([await readableThere('city'), await readableThere('harbour')]).toEqual([0, 1])
  await end()
  now += CALLER_CACHE_MS
  expect([await readableThere('city'), await readableThere('harbour')]).toEqual([1, 0])
  await app.close()
})

describe('support that acts as a user', () => {
  it('acts with exactly the permissions of that user, and reads none of their personal dashboards', async () => {
    const body = { name: 'Mine alone', organization_id: 'harbour' }
    const personal = await world.call<Dashboard>('harbourmaster', 'POST', 'dashboards', body)
    const { body: acting } = await start({ email: 'Harbourmaster@Example.org' })
    const { body: user } = await world.call<User>('harbourmaster', 'GET', 'users/me')
    expect(acting.permissions).toEqual(user.permissions)
    expect(acting).toMatchObject({
      id: 'support',
      email: 'support@example.org',
      access_context: {
        organization_id: 'harbour',
        role: 'owner',
        email: 'harbourmaster@example.org',
      },
    })
    const asked = await world.call('support', 'GET', `dashboards/${personal.body.id}`)
    expect(asked.status).toBe(404)
  })

  it('loses what the user loses, and everything once the user becomes staff', async () => {
    const user_id = await seedUser(world.context, {
      id: 'pilot',
      role: 'user',
      organization: 'harbour',
    })
    await start({ email: 'pilot@example.org' })
    const { db } = world.context.store
    await db
      .deleteFrom('user_permissions')
      .where('user_id', '=', user_id)
      .where('permission', '=', 'read_devices')
      .execute()
    now += CALLER_CACHE_MS
    expect(await readable('harbour')).toBe(0)
    await db
      .insertInto('user_permissions')
      .values({ user_id, organization_id: 'harbour', permission: 'admin_devices' })
      .execute()
    now += CALLER_CACHE_MS
    expect((await me()).access_context).toBeNull()
  })
})

describe('a refused access context', () => {
  beforeAll(async () => {
    const retired = { id: 'retired', role: 'user', organization: 'harbour' } as const
    await setDeactivated(world.context, await seedUser(world.context, retired), TEST_NOW_MS)
  })

  it.each([
    ['as an administrator', { email: 'admin@example.org' }, 403, 'ACCESS_CONTEXT_STAFF'],
    ['as one’s own account', { email: 'SUPPORT@example.org' }, 403, 'ACCESS_CONTEXT_SELF'],
    ['as somebody without rights', { email: 'guest@example.org' }, 403, 'ACCESS_CONTEXT_NO_ROLE'],
    [
      'as somebody deactivated',
      { email: 'retired@example.org' },
      403,
      'ACCESS_CONTEXT_DEACTIVATED',
    ],
    ['as nobody', { email: 'who@example.org' }, 404, 'ACCESS_CONTEXT_UNKNOWN'],
    ['in no organization', { external_id: 'ext-nowhere' }, 404, 'ACCESS_CONTEXT_UNKNOWN'],
    ['as support', { ...HARBOUR, role: 'support' }, 400, 'VALIDATION_FAILED'],
    ['as an admin', { ...HARBOUR, role: 'admin' }, 400, 'VALIDATION_FAILED'],
    ['of nothing', {}, 400, 'VALIDATION_FAILED'],
    ['of two', { ...HARBOUR, email: 'owner@example.org' }, 400, 'VALIDATION_FAILED'],
    ['of a user in a role', { email: 'user@example.org', role: 'owner' }, 400, 'VALIDATION_FAILED'],
  ])('refuses to act %s', async (_, body, status, code) => {
    const before = await me()
    const answer = await world.call<ErrorBody>('support', 'POST', PATH, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await me()).toEqual(before)
  })

  it('refuses to act as other support', async () => {
    await seedUser(world.context, { id: 'other', role: 'support', organization: 'harbour' })
    expect((await start({ email: 'other@example.org' })).status).toBe(403)
  })

  it.each(['owner', 'admin'] as const)(
    'refuses a context to an %s, who does not hold access_context',
    async (who) => {
      expect((await start(HARBOUR, who)).status).toBe(403)
      const path = 'organizations/lookup?query=harbour'
      expect((await world.call(who, 'GET', path)).status).toBe(403)
    },
  )
})

it('lasts as long as the settings say', async () => {
  const other = await createWorld({
    clock: () => now,
    env: { AIRSHED_ACCESS_CONTEXT_HOURS: '1' },
  })
  await other.call('support', 'POST', PATH, HARBOUR)
  now += HOUR_MS
  expect((await other.call<User>('support', 'GET', 'users/me')).body.access_context).toBeNull()
  await other.close()
})
